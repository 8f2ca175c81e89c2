import type { InnerQuota } from '@mallard/contract/activities/inner-buy/inner-buy.fields'
import { yuan } from '@mallard/kernel/money'
import { Price } from '@mallard/ui/price'
import { Progress } from '@mallard/ui/progress'
import { dotted } from '#platform/dotted.ts'
import { innerBuyTexts } from './inner-buy.texts.ts'
import styles from './inner-buy.module.css'

/** What is left of the year's quota, and where the rest is. */
export function QuotaCard({ quota }: { quota: InnerQuota }) {
  const texts = innerBuyTexts()
  const { year, amount, used, reserved, left } = quota
  return (
    <section className={styles.quota}>
      <h1 className={styles.head}>{texts.quotaOf(year)}</h1>
      <p className={styles.left}>
        <span className={styles.label}>{texts.left}</span>
        <Price amount={left} size="xl" cents="always" />
      </p>
      <Progress value={amount > 0 ? (used + reserved) / amount : 0} label={texts.progress} />
      <p className={styles.note}>
        {dotted([
          texts.used(yuan(used)),
          reserved > 0 ? texts.reserved(yuan(reserved)) : undefined,
          texts.all(yuan(amount)),
        ])}
      </p>
      <p className={styles.rule}>{texts.rule}</p>
    </section>
  )
}
