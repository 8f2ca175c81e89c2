import type { Order } from '@mallard/contract/trade/order/order.fields'
import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { BoxIcon, PhoneIcon, TruckIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { useQuery } from '@tanstack/react-query'
import { dotted } from '#platform/dotted.ts'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { momentText } from '#platform/moment-text.ts'
import { orderTexts } from './order.texts.ts'

/** What no carrier tells of: who brings it and whom to call, or that nothing comes. */
function WithoutCarrier({ order }: { order: Order }) {
  const texts = orderTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  // Of one van, or one way, it is said once.
  const ways = [...new Map(order.delivery.map((each) => [each.companyCode, each])).values()]
  return (
    <CellList>
      {ways.flatMap(({ companyCode, companyName, kind, phone, shipTime }) =>
        kind === 'van'
          ? [
              <Cell
                key={companyCode}
                icon={<TruckIcon />}
                title={texts.byVan(companyName)}
                note={momentText(shipTime, locale)}
                href={href('orderLogistics', { partnerId, storeId, orderId: order.orderSn })}
              />,
              phone !== '' && (
                <Cell
                  key={`${companyCode} phone`}
                  icon={<PhoneIcon />}
                  title={texts.callVan}
                  note={phone}
                  href={`tel:${phone}`}
                />
              ),
            ]
          : [
              <Cell
                key={companyCode}
                icon={<BoxIcon />}
                title={kind === 'pickup' ? texts.pickup : texts.nothingSent}
                note={kind === 'pickup' ? texts.pickupNote : texts.nothingSentNote}
              />,
            ],
      )}
    </CellList>
  )
}

/** The last word about the parcel, and the way to all of them. */
export function ParcelDigest({ order }: { order: Order }) {
  const texts = orderTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const [delivery] = order.delivery
  const isTold = order.delivery.some(({ kind }) => kind === 'express')
  const { data } = useQuery({
    ...useApi().order.traceDetail.query({ sn: order.orderSn }),
    enabled: isTold,
  })
  if (!delivery) return null
  if (!isTold) return <WithoutCarrier order={order} />
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
