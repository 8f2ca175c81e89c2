import type { Withdrawal } from '@mallard/contract/promoters/fx/fx.fields'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { Tag } from '@mallard/ui/tag'
import { useApi, type Api } from '#platform/api.ts'
import { momentText } from '#platform/moment-text.ts'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import { cashTexts } from './cash.texts.ts'
import styles from './fx.module.css'
import { Bar, Bones, sum } from './parts.tsx'

const listQuery = (api: Api, page: number) => api.fx.cashOutLists.query({ page })

export default defineScreen('fxWithdrawalList', {
  queries: ({ api }) => ({ list: listQuery(api, 1) }),
  head: ({ locale }) => ({ title: cashTexts.of(locale).records, noIndex: true }),
  Skeleton: () => <Bones title={cashTexts().records} label={cashTexts().loading} />,
  Screen: ({ data: { list } }) => (
    <>
      <Bar title={cashTexts().records} />
      <Records first={list} />
    </>
  ),
})

const tones = { 0: 'warn', 10: 'brand', 11: 'good', 20: 'neutral', 21: 'neutral' } as const

function Records({ first }: { first: { list: readonly Withdrawal[]; hasNext: boolean } }) {
  const texts = cashTexts()
  const locale = useLocale()
  const api = useApi()
  const { items, state, loadMore } = usePages<Withdrawal>(first, (page) => listQuery(api, page))
  if (items.length === 0) return <Empty title={texts.noRecords} note={texts.noRecordsNote} />
  return (
    <div className={styles.page}>
      <Card>
        <ul>
          {items.map(({ id, amount, fee, status, reason, bankName, cardTail, createTime }) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <span className="tnum">{texts.cardEnds(bankName, cardTail)}</span>
                <time
                  className={`tnum ${styles.soft}`}
                  dateTime={new Date(createTime).toISOString()}
                >
                  {texts.at(momentText(createTime, locale))}
                </time>
                {fee > 0 && <span className={`tnum ${styles.soft}`}>{texts.feeIs(sum(fee))}</span>}
                {reason && <span className={styles.soft}>{reason}</span>}
              </span>
              <span className={`tnum ${styles.sum}`}>
                <span translate="no">{`¥${sum(amount)}`}</span>
                <Tag tone={tones[status]}>{texts[`status${status}`]}</Tag>
              </span>
            </li>
          ))}
        </ul>
        <LoadMore state={state} onLoad={loadMore} doneText={texts.done} />
      </Card>
    </div>
  )
}
