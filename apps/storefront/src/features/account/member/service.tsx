import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { DeviceIcon, InfoIcon, ServiceIcon, SettingsIcon } from '@mallard/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { dotted } from '#platform/dotted.ts'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { userCenterTexts } from './user-center.texts.ts'

/** How to reach the shop, and the way to the settings. */
export function Service() {
  const texts = userCenterTexts()
  const { partnerId, storeId } = usePage().scope
  const { data: service } = useQuery(useApi().store.service.query())
  return (
    <CellList title={texts.service}>
      {service?.phone && (
        <Cell
          icon={<ServiceIcon />}
          title={texts.contact}
          note={dotted([service.phone, service.hours])}
          href={`tel:${service.phone}`}
        />
      )}
      <Cell
        icon={<InfoIcon />}
        title={texts.center}
        note={texts.centerNote}
        href={href('serviceCenter')}
      />
      <Cell
        icon={<DeviceIcon />}
        title={texts.smart}
        note={texts.smartNote}
        href={href('smartEquipment', { partnerId, storeId, deviceId: 'mine', userId: 0 })}
      />
      <Cell
        icon={<SettingsIcon />}
        title={texts.setting}
        note={texts.settingNote}
        href={href('setting', { partnerId, storeId })}
      />
    </CellList>
  )
}
