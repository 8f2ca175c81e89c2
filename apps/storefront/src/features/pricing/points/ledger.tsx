import type { LedgerRow } from '@mallard/contract/pricing/points/points.calls'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { momentText } from '#platform/moment-text.ts'
import type { Pages } from '#platform/use-pages.ts'
import styles from './points.module.css'
import { pointsTexts } from './points.texts.ts'

/** What came and went, the newest first. */
export function Ledger({
  title,
  pages: { items, state, loadMore },
}: {
  title: string
  pages: Pages<LedgerRow>
}) {
  const texts = pointsTexts()
  const locale = useLocale()
  if (items.length === 0) return <Empty title={texts.empty} note={texts.emptyNote} />
  return (
    <Card title={title}>
      <ul>
        {items.map(({ id, title: what, delta, balance, at }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              <span>{what}</span>
              <time className={`tnum ${styles.when}`} dateTime={new Date(at).toISOString()}>
                {momentText(at, locale)}
              </time>
            </span>
            <span className={`tnum ${styles.delta}`}>
              <span className={delta > 0 ? styles.plus : undefined}>
                {delta > 0 ? `+${delta}` : delta}
              </span>
              <span className={styles.when}>{texts.balanceAfter(balance)}</span>
            </span>
          </li>
        ))}
      </ul>
      <LoadMore state={state} onLoad={loadMore} doneText={texts.done} />
    </Card>
  )
}
