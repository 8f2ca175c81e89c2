import type {
  AdminExchange,
  AdminPointsGoods,
} from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import {
  exchangeStatus,
  type ExchangeStatus,
} from '@mallard/contract/activities/points-shop/points-shop.codes'
import { seenTile } from '#platform/activity/seen-tile.ts'
import { defineActivity } from '#platform/activity/define-activity.tsx'
import { MemberCell, OrderCell, Records } from '#platform/activity/records.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { count, dateTime, money } from '#platform/show.ts'
import { costText } from './cost-text.ts'
import { PointsGoodsForm } from './points-goods.form.tsx'
import { pointsGoodsTexts } from './points-goods.texts.ts'
import { pointsGoods } from './use-points-goods.ts'

/** One offer for points: its figures, and who took it. */
export default defineActivity({
  texts: pointsGoodsTexts,
  queries: pointsGoods,
  object: 'pointsGoods',
  nameOf: ({ title }) => title,
  before: ({ texts, one: { kind, productAttr, points, cashAmount, level } }) =>
    [
      [texts[kind], productAttr].filter(Boolean).join(' '),
      costText(points, cashAmount, texts.unit),
      level ? texts.levelFrom(level) : texts.everyone,
    ].join(' · '),
  form: (goods, close) => <PointsGoodsForm of={goods} onClose={close} />,
  body: ({ texts, session, one }) => (
    <>
      <Figures goods={one} />
      {session.can('order.read') && (
        <Records
          of={one}
          title={texts.records}
          filter={{
            label: texts.state,
            any: texts.allStates,
            options: Object.values(exchangeStatus).map((value) => ({
              value,
              label: texts[`status${value}`],
            })),
          }}
          read={(api, asked, status) =>
            api.pointsShopAdmin.exchanges.query({
              ...asked,
              ...(status !== undefined && { status }),
            })
          }
          rowKey="id"
          columns={exchangeColumns(texts)}
          width={640}
          empty={texts.noRecords}
        />
      )}
    </>
  ),
})

const tones: Readonly<Record<ExchangeStatus, Tone>> = { 0: 'warn', 1: 'good', 2: 'plain' }

const exchangeColumns = (
  texts: ReturnType<typeof pointsGoodsTexts.use>,
): ListColumn<AdminExchange>[] => [
  {
    title: texts.member,
    key: 'member',
    render: (_, { memberId, nickname, at }) => (
      <MemberCell id={memberId} name={nickname} note={dateTime(at)} />
    ),
  },
  {
    title: texts.quantity,
    key: 'quantity',
    width: 80,
    align: 'right',
    render: (_, { quantity }) => count(quantity),
  },
  {
    title: texts.costs,
    key: 'costs',
    width: 170,
    render: (_, { points, cashAmount }) => costText(points, cashAmount, texts.unit),
  },
  {
    title: texts.state,
    key: 'status',
    card: 'corner',
    width: 100,
    render: (_, { status }) => <Pill tone={tones[status]}>{texts[`status${status}`]}</Pill>,
  },
  {
    title: texts.order,
    key: 'order',
    width: 200,
    render: (_, { orderSn }) => <OrderCell sn={orderSn} />,
  },
]

/** From those who saw the shop to what came of this, and what that cost. */
function Figures({ goods: { quota, reserved, sold, figures } }: { goods: AdminPointsGoods }) {
  const texts = pointsGoodsTexts.use()
  const { seen, members, exchanges, unpaid, closed, points, cash, cost } = figures
  return (
    <Sums
      sums={[
        seenTile(texts, seen),
        { name: texts.joined, value: count(members) },
        { name: texts.exchanges, value: count(exchanges), note: texts.unpaid(count(unpaid)) },
        { name: texts.closedUnpaid, value: count(closed) },
        {
          name: texts.taken,
          value: `${count(reserved + sold)} / ${count(quota)}`,
          note: texts.held(count(reserved)),
        },
        { name: texts.spent, value: count(points) },
        { name: texts.cashPaid, value: money(cash) },
        { name: texts.cost, value: money(cost), note: texts.costNote },
      ]}
    />
  )
}
