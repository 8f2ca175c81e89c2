import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { smartTexts } from './smart.texts.ts'
import { useDeviceHref } from './use-device-href.ts'

/** The member's other devices, where there are any. */
export function MyDevices({ but }: { but: string }) {
  const texts = smartTexts()
  const hrefOf = useDeviceHref()
  const { data } = useQuery(useApi().smart.devices.query())
  const others = (data?.list ?? []).filter(({ deviceId }) => deviceId !== but)
  if (others.length === 0) return null
  return (
    <section>
      <CellList title={texts.mine}>
        {others.map(({ deviceId, name, isOnline }) => (
          <Cell
            key={deviceId}
            title={name}
            note={deviceId}
            value={isOnline ? texts.online : texts.offline}
            href={hrefOf('smartEquipment', deviceId)}
          />
        ))}
      </CellList>
    </section>
  )
}
