import { leftOf } from '@mallard/contract/trade/order/returnable'
import type { OrderItemRow, ReceiverSnapshot } from '#features/trade/order/index.ts'

/** Who gets it, as it stands on a label. */
export const partyOf = ({ name, phone, province, city, county, detail }: ReceiverSnapshot) => ({
  name,
  phone,
  // Cities that are provinces have the name of both.
  address: [province, ...(city === province ? [] : [city]), county, detail].join(''),
})

/** What is in it, for who carries it: the first goods that are left, and how many units there are. */
export function goodsOf(items: readonly OrderItemRow[]): string {
  const left = items.map((item) => ({ title: item.title, units: leftOf(item) }))
  const waiting = left.filter(({ units }) => units > 0)
  const units = waiting.reduce((sum, each) => sum + each.units, 0)
  return `${[...(waiting[0]?.title ?? '商品')].slice(0, 14).join('')}等${units}件`
}
