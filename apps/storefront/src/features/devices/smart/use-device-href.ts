import { href } from '@mallard/contract/paths'
import { usePage } from '#platform/navigator/index.ts'

/** What the address says of the device; who asks, it says to no avail. */
export function useDeviceParams(): { readonly deviceId: string; readonly userId: string } {
  const { deviceId = '', userId = '0' } = usePage().params as Readonly<Record<string, string>>
  return { deviceId, userId }
}

type DevicePage =
  | 'smartEquipment'
  | 'smartWarrantyCard'
  | 'smartServiceLife'
  | 'smartSettings'
  | 'smartUseGuide'

/** Addresses of the pages of a device: the one that is shown, unless told. */
export function useDeviceHref(): (page: DevicePage, deviceId?: string) => string {
  const { partnerId, storeId } = usePage().scope
  const { deviceId: shown, userId } = useDeviceParams()
  return (page, deviceId = shown) => href(page, { partnerId, storeId, deviceId, userId })
}
