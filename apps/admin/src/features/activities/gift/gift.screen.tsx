import type { AdminGift, AdminGiftClaim } from '@mallard/contract/activities/gift/gift-admin.calls'
import { seenTile } from '#platform/activity/seen-tile.ts'
import { defineActivity } from '#platform/activity/define-activity.tsx'
import { MemberCell, OrderCell, Records } from '#platform/activity/records.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { count, dateTime, money } from '#platform/show.ts'
import { GiftForm } from './gift.form.tsx'
import { giftTexts } from './gift.texts.ts'
import { gifts } from './use-gift.ts'

/** One gift: its figures, and who took it. */
export default defineActivity({
  texts: giftTexts,
  queries: gifts,
  object: 'gift',
  nameOf: ({ name }) => name,
  before: ({ texts, one: { kind, title, productAttr } }) =>
    `${texts[kind]} · ${`${title} ${productAttr}`.trim()}`,
  form: (gift, close) => <GiftForm of={gift} onClose={close} />,
  body: ({ texts, session, one }) => (
    <>
      <Figures gift={one} />
      {session.can('order.read') && (
        <Records
          of={one}
          title={texts.claims}
          read={(api, asked) => api.giftAdmin.claims.query(asked)}
          rowKey="id"
          columns={claimColumns(texts)}
          width={560}
          empty={texts.noClaims}
        />
      )}
    </>
  ),
})

const claimColumns = (texts: ReturnType<typeof giftTexts.use>): ListColumn<AdminGiftClaim>[] => [
  {
    title: texts.member,
    key: 'member',
    render: (_, { memberId, nickname, at }) => (
      <MemberCell id={memberId} name={nickname} note={dateTime(at)} />
    ),
  },
  {
    title: texts.joinedAt,
    key: 'joinedAt',
    width: 150,
    render: (_, { joinedAt }) => dateTime(joinedAt),
  },
  {
    title: texts.since,
    key: 'since',
    card: 'corner',
    width: 100,
    render: (_, { hasBought }) => (
      <Pill tone={hasBought ? 'good' : 'plain'}>{hasBought ? texts.hasBought : texts.hasNot}</Pill>
    ),
  },
  {
    title: texts.order,
    key: 'order',
    width: 200,
    render: (_, { orderSn }) => <OrderCell sn={orderSn} />,
  },
]

/** From those who saw it to those who bought afterwards, and what that cost. */
function Figures({ gift: { taken, quota, figures } }: { gift: AdminGift }) {
  const texts = giftTexts.use()
  const { seen, bought, paid, cost, points } = figures
  const share = taken === 0 ? 0 : Math.floor((bought * 100) / taken)
  return (
    <Sums
      sums={[
        seenTile(texts, seen),
        { name: texts.taken, value: `${count(taken)} / ${count(quota)}` },
        { name: texts.bought, value: count(bought), note: texts.ofClaimed(share) },
        { name: texts.paid, value: money(paid) },
        { name: texts.cost, value: money(cost), note: texts.costNote },
        { name: texts.given, value: count(points) },
      ]}
    />
  )
}
