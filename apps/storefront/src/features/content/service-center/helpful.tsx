import type { Article } from '@mallard/contract/content/service-center/service-center.calls'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import styles from './service-center.module.css'
import { serviceCenterTexts } from './service-center.texts.ts'
import { useReading } from './use-reading.ts'

/** Asks whether an article helped; who has said so is thanked and not asked again. */
export function Helpful({ article }: { article: Article }) {
  const texts = serviceCenterTexts()
  const { said, helpful, isSaying, say } = useReading(article)
  return (
    <Card>
      <div className={styles.vote} role="status">
        {said === null ? (
          <>
            <p>{texts.helpfulAsk}</p>
            <div className={styles.votes}>
              <Button kind="secondary" busy={isSaying} onClick={() => void say(true)}>
                {texts.helpful}
              </Button>
              <Button kind="secondary" disabled={isSaying} onClick={() => void say(false)}>
                {texts.unhelpful}
              </Button>
            </div>
          </>
        ) : (
          <p>{texts.thanks}</p>
        )}
        {helpful > 0 && <p className={styles.small}>{texts.helpedCount(helpful)}</p>}
      </div>
    </Card>
  )
}
