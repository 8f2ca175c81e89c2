import { devices } from '@mallard/shop-data/devices/smart'
import { at, first, type TourPart } from '../part.ts'

export const smartTour = {
  pages: () => {
    const device = { deviceId: first(devices, 'devices').deviceId, userId: 0 }
    return {
      ...at('smartEquipment', device),
      ...at('smartWarrantyCard', device),
      ...at('smartServiceLife', device),
      ...at('smartSettings', device),
      ...at('smartUseGuide', device),
    }
  },
  admin: {
    dated: ['devices', 'devices/1', 'device-models'],
  },
} satisfies TourPart
