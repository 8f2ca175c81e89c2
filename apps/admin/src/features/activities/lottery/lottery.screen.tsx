import { defineActivity } from '#platform/activity/define-activity.tsx'
import { LotteryBoard } from './lottery-board.tsx'
import { LotteryEditor } from './lottery.form.tsx'
import { lotteryTexts } from './lottery.texts.ts'
import { lotteries } from './use-lotteries.ts'
import { Winners } from './winners.tsx'

/** One lottery: its set-up until it begins, its figures and winners from then on; or a new one. */
export default defineActivity({
  texts: lotteryTexts,
  queries: lotteries,
  object: 'lottery',
  nameOf: ({ name }) => name,
  after: ({ one: { lotteryUrl }, session: { scope } }) => {
    const page = `/lottery/${scope.partnerId}-${scope.storeId}/detail/${lotteryUrl}`
    return (
      <>
        {' '}
        ·{' '}
        <a href={page} target="_blank" rel="noreferrer" className="mono">
          {page}
        </a>
      </>
    )
  },
  isCopied: true,
  editor: LotteryEditor,
  body: ({ one, session }) => (
    <>
      <LotteryBoard lottery={one} />
      {session.can('order.read') && <Winners lottery={one} />}
    </>
  ),
})
