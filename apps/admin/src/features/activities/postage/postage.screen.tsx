import type {
  AdminPostage,
  AdminPostageClaim,
} from '@mallard/contract/activities/postage/postage-admin.calls'
import { seenTile } from '#platform/activity/seen-tile.ts'
import { defineActivity } from '#platform/activity/define-activity.tsx'
import { MemberCell, OrderCell, Records } from '#platform/activity/records.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { count, dateTime, money } from '#platform/show.ts'
import { PostageForm } from './postage.form.tsx'
import { postageTexts } from './postage.texts.ts'
import { postages } from './use-postage.ts'

/** One trial: its figures, and who took it. */
export default defineActivity({
  texts: postageTexts,
  queries: postages,
  object: 'postage',
  nameOf: ({ name }) => name,
  before: ({ texts, one: { title, productAttr, postageAmount, audience } }) =>
    `${`${title} ${productAttr}`.trim()} · ${money(postageAmount)} · ${texts[audience]}`,
  form: (postage, close) => <PostageForm of={postage} onClose={close} />,
  body: ({ texts, one }) => (
    <>
      <Figures postage={one} />
      <Records
        of={one}
        title={texts.claims}
        read={(api, asked) => api.postageAdmin.claims.query(asked)}
        rowKey="memberId"
        columns={claimColumns(texts)}
        width={680}
        empty={texts.noClaims}
      />
    </>
  ),
})

const claimColumns = (
  texts: ReturnType<typeof postageTexts.use>,
): ListColumn<AdminPostageClaim>[] => [
  {
    title: texts.member,
    key: 'member',
    render: (_, { memberId, name, phone }) => <MemberCell id={memberId} name={name} note={phone} />,
  },
  {
    title: texts.state,
    key: 'state',
    card: 'corner',
    width: 110,
    render: (_, { isPaid }) => (
      <Pill tone={isPaid ? 'good' : 'warn'}>{isPaid ? texts.isPaid : texts.isUnpaid}</Pill>
    ),
  },
  {
    title: texts.order,
    key: 'order',
    width: 220,
    render: (_, { orderSn }) => <OrderCell sn={orderSn} />,
  },
  { title: texts.at, key: 'at', width: 160, render: (_, { at }) => dateTime(at) },
]

const shareOf = (part: number, all: number) => (all === 0 ? 0 : Math.floor((part * 100) / all))

/** From those who saw it to those who paid, and what that cost. */
function Figures({ postage }: { postage: AdminPostage }) {
  const texts = postageTexts.use()
  const { seen, joined, paid, reserved, sold, quota, cost } = postage
  return (
    <Sums
      sums={[
        seenTile(texts, seen),
        { name: texts.joined, value: count(joined), note: texts.ofSeen(shareOf(joined, seen)) },
        { name: texts.paid, value: count(paid), note: texts.ofJoined(shareOf(paid, joined)) },
        {
          name: texts.taken,
          value: `${count(reserved + sold)} / ${count(quota)}`,
          note: texts.held(count(reserved)),
        },
        { name: texts.cost, value: money(cost), note: texts.costNote },
      ]}
    />
  )
}
