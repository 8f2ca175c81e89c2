import type { Order } from '@mallard/contract/trade/order/order.fields'
import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { TruckIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { useQuery } from '@tanstack/react-query'
import { dotted } from '#platform/dotted.ts'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { momentText } from '#platform/moment-text.ts'
import { orderTexts } from './order.texts.ts'

/** The last word about the parcel, and the way to all of them. */
export function ParcelDigest({ order }: { order: Order }) {
  const texts = orderTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const { data } = useQuery(useApi().order.traceDetail.query({ sn: order.orderSn }))
  const [delivery] = order.delivery
  if (!delivery) return null
  const latest = (data ?? [])
    .flatMap(({ traces, stateText }) => traces.map((trace) => ({ ...trace, stateText })))
    .reduce<{ time: number; text: string; stateText: string } | undefined>(
      (best, each) => (best && best.time >= each.time ? best : each),
      undefined,
    )
  const moment = momentText(latest?.time ?? delivery.shipTime, locale)
  return (
    <CellList>
      <Cell
        icon={<TruckIcon />}
        // What carriers tell is Chinese; how the parcel fares is known in both languages.
        title={
          (locale === 'en' ? latest?.stateText : latest?.text) ??
          texts.parcelShipped(delivery.companyName)
        }
        note={
          order.delivery.length > 1
            ? dotted([moment, texts.parcels(order.delivery.length)])
            : moment
        }
        href={href('orderLogistics', { partnerId, storeId, orderId: order.orderSn })}
      />
    </CellList>
  )
}
