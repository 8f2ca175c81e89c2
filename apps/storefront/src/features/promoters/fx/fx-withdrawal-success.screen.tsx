import type { Withdrawal } from '@mallard/contract/promoters/fx/fx.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { cashTexts } from './cash.texts.ts'
import { Bar, Bones, sum } from './parts.tsx'

/** Says what the last withdrawal is; the amount in the address is anybody's to write, and is not believed. */
export default defineScreen('fxWithdrawalSuccess', {
  queries: ({ api }) => ({ last: api.fx.cashOutLists.query({ page: 1, size: 1 }) }),
  head: ({ locale }) => ({ title: cashTexts.of(locale).sentTitle, noIndex: true }),
  Skeleton: () => <Bones title={cashTexts().sentTitle} label={cashTexts().newLoading} />,
  Screen: ({ data: { last } }) => (
    <>
      <Bar title={cashTexts().sentTitle} />
      <Sent withdrawal={last.list[0]} />
    </>
  ),
})

function Sent({ withdrawal }: { withdrawal: Withdrawal | undefined }) {
  const texts = cashTexts()
  const { partnerId, storeId } = usePage().scope
  const isOpen = withdrawal?.status === 0 || withdrawal?.status === 10
  return (
    <Empty
      art="order"
      title={isOpen ? texts.sentTitle : texts.records}
      note={withdrawal && isOpen ? texts.sentNote(sum(withdrawal.amount)) : texts.noRecordsNote}
      action={
        <Button kind="primary" href={href('fxWithdrawalList', { partnerId, storeId })}>
          {texts.seeRecords}
        </Button>
      }
    />
  )
}
