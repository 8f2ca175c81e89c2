import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { SkeletonText } from '@mallard/ui/skeleton'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { giftTexts } from './gift.texts.ts'
import styles from './gift.module.css'

/** The rules of the gift, in the operator's words. */
export default defineScreen('giftRule', {
  queries: ({ api }) => ({ arrival: api.gift.newArrival.query() }),
  head: ({ scope: { partnerId, storeId }, locale }) => ({
    title: giftTexts.of(locale).ruleTitle,
    canonical: href('giftRule', { partnerId, storeId }),
  }),
  Skeleton: () => (
    <>
      <PageBar title={giftTexts().ruleTitle} />
      <SkeletonText lines={6} />
    </>
  ),
  Screen: ({ data: { arrival } }) => {
    const texts = giftTexts()
    const { partnerId, storeId } = usePage().scope
    const lines = (arrival.gift?.rules || texts.defaultRules).split('\n').filter(Boolean)
    return (
      <>
        <PageBar title={texts.ruleTitle} />
        <div className={styles.page}>
          <Card title={texts.who}>
            <p className={styles.under}>{texts.whoText}</p>
          </Card>
          <Card title={texts.rules}>
            <ul className={styles.rules}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
          <Button
            kind="primary"
            size="lg"
            block
            href={href('giftNewArrival', { partnerId, storeId })}
          >
            {texts.toGift}
          </Button>
        </div>
      </>
    )
  },
})
