import type { AdminBargain } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { seenTile } from '#platform/activity/seen-tile.ts'
import { defineActivity } from '#platform/activity/define-activity.tsx'
import { DayTable } from '#platform/parts/day-table.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { count, money } from '#platform/show.ts'
import { BargainForm } from './bargain.form.tsx'
import { bargainTexts } from './bargain.texts.ts'
import { RoomTable } from './room-table.tsx'
import { bargains } from './use-bargain.ts'

/** One activity: its figures, its rooms and the cuts in them. */
export default defineActivity({
  texts: bargainTexts,
  queries: bargains,
  object: 'bargain',
  nameOf: ({ name }) => name,
  before: ({ one: { title, productAttr, startPrice, floorPrice } }) =>
    `${`${title} ${productAttr}`.trim()} · ${money(startPrice)} → ${money(floorPrice)}`,
  form: (bargain, close) => <BargainForm of={bargain} onClose={close} />,
  body: ({ texts, one, mayWrite }) => (
    <>
      <Figures bargain={one} />
      <DayTable
        days={one.days}
        figures={[
          { title: texts.seen, of: ({ seen }) => count(seen) },
          { title: texts.joined, of: ({ joined }) => count(joined) },
          { title: texts.helped, of: ({ helped }) => count(helped) },
          { title: texts.ordered, of: ({ ordered }) => count(ordered) },
          { title: texts.paid, of: ({ paid }) => count(paid) },
          { title: texts.brought, of: ({ brought }) => money(brought) },
          { title: texts.cost, of: ({ cost }) => money(cost) },
        ]}
      />
      <RoomTable bargain={one} mayWrite={mayWrite} />
    </>
  ),
})

/** Whole percent of the rooms. */
const shareOf = (part: number, all: number) => (all === 0 ? 0 : Math.floor((part * 100) / all))

/** From those who saw it to those who paid, and what that cost. */
function Figures({ bargain }: { bargain: AdminBargain }) {
  const texts = bargainTexts.use()
  const { seen, joined, helped, voided, reached, ordered, paid } = bargain
  const { reserved, sold, stock, cost } = bargain
  const rate = (part: number) => texts.ofJoined(shareOf(part, joined))
  return (
    <Sums
      sums={[
        seenTile(texts, seen),
        { name: texts.joined, value: count(joined) },
        {
          name: texts.helped,
          value: count(helped),
          ...(voided > 0 && { note: texts.voided(count(voided)) }),
        },
        { name: texts.reached, value: count(reached), note: rate(reached) },
        { name: texts.ordered, value: count(ordered), note: rate(ordered) },
        { name: texts.paid, value: count(paid), note: rate(paid) },
        {
          name: texts.taken,
          value: `${count(reserved + sold)} / ${count(stock)}`,
          note: texts.held(count(reserved)),
        },
        { name: texts.cost, value: money(cost), note: texts.costNote },
      ]}
    />
  )
}
