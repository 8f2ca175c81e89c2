import type { Batch, BatchAction } from '@mallard/contract/activities/group-buy/group-buy.fields'
import { Button } from '@mallard/ui/button'
import { Tag } from '@mallard/ui/tag'
import { groupTexts } from './group-buy.texts.ts'
import type { BatchRunner } from './use-batch.ts'
import styles from './group-buy.module.css'

const tones = {
  0: 'warn',
  1: 'brand',
  2: 'good',
  3: 'warn',
  4: 'neutral',
  5: 'neutral',
  6: 'good',
} as const

/** Where a purchase stands. */
export function BatchTag({ batch: { status, hasLeft } }: { batch: Batch }) {
  const texts = groupTexts()
  return (
    <Tag tone={tones[status]}>
      {texts[`status${status}`]}
      {hasLeft && ` · ${texts.hasLeft}`}
    </Tag>
  )
}

/** From left to right; the last one is the one most wanted. */
const shown = ['cancel', 'leave', 'share', 'pay'] as const satisfies readonly BatchAction[]

/** What the server says can be done with a purchase now. */
export function BatchButtons({
  batch,
  runner,
  size = 'sm',
}: {
  batch: Batch
  runner: BatchRunner
  size?: 'sm' | 'lg'
}) {
  const texts = groupTexts()
  const words: Readonly<Record<BatchAction, string>> = {
    pay: texts.pay,
    cancel: texts.cancel,
    leave: texts.leave,
    share: texts.invite,
  }
  const actions = shown.filter((action) => batch.actions.includes(action))
  if (actions.length === 0) return null
  return (
    <div className={styles.buttons}>
      {actions.map((action) => (
        <Button
          key={action}
          size={size}
          kind={action === 'pay' || action === 'share' ? 'primary' : 'plain'}
          busy={runner.busy === batch.batchId && (action === 'cancel' || action === 'leave')}
          onClick={() => runner.run(action, batch)}
        >
          {words[action]}
        </Button>
      ))}
    </div>
  )
}
