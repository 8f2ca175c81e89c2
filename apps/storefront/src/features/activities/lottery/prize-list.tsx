import type { LotteryInfo, LotteryPrize } from '@mallard/contract/activities/lottery/lottery.fields'
import { Card } from '@mallard/ui/card'
import { useLocale } from '@mallard/ui/locale'
import { Tag } from '@mallard/ui/tag'
import { momentText } from '#platform/moment-text.ts'
import { PrizeIcon } from './prize-icon.tsx'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'

/** Each prize with its odds, which the law wants shown. */
export function PrizeList({ prizes }: { prizes: readonly LotteryPrize[] }) {
  const texts = lotteryTexts()
  return (
    <Card title={texts.prizes}>
      <ul className={styles.prizes}>
        {prizes.map(({ id, type, name, odds, pic, isGone }) => (
          <li key={id} className={styles.prize}>
            <PrizeIcon type={type} pic={pic} />
            <span className={styles.prizeName}>
              {name} {isGone && <Tag tone="neutral">{texts.gone}</Tag>}
            </span>
            <span className={`tnum ${styles.odds}`}>{texts.odds(String(odds))}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function Winners({ winners }: Pick<LotteryInfo, 'winners'>) {
  const texts = lotteryTexts()
  const locale = useLocale()
  if (winners.length === 0) return null
  return (
    <Card title={texts.winners}>
      <ul className={styles.winners}>
        {winners.map(({ nickname, prize, at }) => (
          <li key={`${at} ${nickname} ${prize}`} className={styles.winner}>
            <span>{texts.winner(nickname, prize)}</span>
            <span className={`tnum ${styles.small}`}>{momentText(at, locale)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
