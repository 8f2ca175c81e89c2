import type { Evaluate, EvaluateMine } from '@mallard/contract/activities/evaluate/evaluate.fields'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { useState } from 'react'
import { useRequireLogin } from '#platform/login.ts'
import { usePage } from '#platform/navigator/index.ts'
import styles from './evaluate.module.css'
import { evaluateTexts } from './evaluate.texts.ts'

const ApplySheet = onFirstUse(() => import('./apply-sheet.tsx').then((module) => module.default))

interface Props {
  trial: Evaluate
  my: EvaluateMine | null
}

/** The next step of whoever looks at a trial, and the way to buy the goods. */
export function Actions({ trial, my }: Props) {
  const texts = evaluateTexts()
  const { partnerId, storeId } = usePage().scope
  const { itemId } = trial
  return (
    <ActionBar>
      <div className={styles.actions}>
        <Button kind="soft" size="lg" block href={href('goods', { partnerId, storeId, itemId })}>
          {texts.atPrice}
        </Button>
        {my ? <Next my={my} /> : <Apply trial={trial} />}
      </div>
    </ActionBar>
  )
}

function Next({ my: { step, orderSn } }: { my: EvaluateMine }) {
  const texts = evaluateTexts()
  const { partnerId, storeId } = usePage().scope
  if (orderSn === null)
    return (
      <Button kind="primary" size="lg" block disabled>
        {step === 'applied' ? texts.isApplied : texts.isDeclined}
      </Button>
    )
  const order = { partnerId, storeId, orderId: orderSn }
  const [words, to] =
    step === 'due' || step === 'late'
      ? [texts.write, href('commentEdit', { ...order, id: 0 })]
      : step === 'reported'
        ? [texts.seeReport, href('commentEdit', { ...order, id: 0 })]
        : [texts.seeOrder, href('orderDetail', order)]
  return (
    <Button kind="primary" size="lg" block href={to}>
      {words}
    </Button>
  )
}

function Apply({ trial }: { trial: Evaluate }) {
  const texts = evaluateTexts()
  const requireLogin = useRequireLogin()
  const [isOpen, setOpen] = useState(false)
  const isOpenNow = trial.stage === 'applying'
  const words = isOpenNow ? texts.apply : trial.stage === 'draft' ? texts.wait : texts.over
  return (
    <>
      <Button
        kind="primary"
        size="lg"
        block
        disabled={!isOpenNow}
        onClick={() => void requireLogin().then(setOpen)}
      >
        {words}
      </Button>
      <ApplySheet open={isOpen} onClose={() => setOpen(false)} trial={trial} />
    </>
  )
}
