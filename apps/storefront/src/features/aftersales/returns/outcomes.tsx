import type { ReturnOutcome } from '@mallard/contract/aftersales/returns/returns.fields'
import { Card } from '@mallard/ui/card'
import { returnsTexts } from './returns.texts.ts'
import styles from '#entities/after-sale/after-sale.module.css'

/** What becomes of gifts, add-ons and offers that came with what goes back. */
export function Outcomes({ outcomes }: { outcomes: readonly ReturnOutcome[] | undefined }) {
  const texts = returnsTexts()
  if (!outcomes || outcomes.length === 0) return null
  return (
    <Card title={texts.outcomes}>
      {outcomes.map(({ text }) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
    </Card>
  )
}
