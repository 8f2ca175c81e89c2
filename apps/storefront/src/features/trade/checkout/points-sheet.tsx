import type { FlowPoints } from '@mallard/contract/pricing/coupon/coupon.fields'
import { fen, yuan } from '@mallard/kernel/money'
import { Button } from '@mallard/ui/button'
import { Sheet } from '@mallard/ui/sheet'
import { Stepper } from '@mallard/ui/stepper'
import { useState } from 'react'
import styles from './checkout.module.css'
import { checkoutTexts } from './checkout.texts.ts'

export interface PointsSheetProps {
  open: boolean
  onClose: () => void
  points: FlowPoints
  onChoose: (useIntegration: number) => Promise<boolean>
}

const step = 100

/** How many points to use: hundreds, up to what this order takes. */
export default function PointsSheet({
  open,
  onClose,
  points: { balance, max, used, sharePercent },
  onChoose,
}: PointsSheetProps) {
  const texts = checkoutTexts()
  const [hundreds, setHundreds] = useState((used || max) / step)
  const [isBusy, setBusy] = useState(false)
  const wanted = Math.min(hundreds * step, max)
  const choose = async (count: number) => {
    if (isBusy) return
    setBusy(true)
    const isChosen = await onChoose(count)
    setBusy(false)
    if (isChosen) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.points}
      footer={
        <div className={styles.sheetFoot}>
          <Button
            kind="secondary"
            size="lg"
            block
            disabled={used === 0 || isBusy}
            onClick={() => void choose(0)}
          >
            {texts.noPoints}
          </Button>
          <Button kind="primary" size="lg" block busy={isBusy} onClick={() => void choose(wanted)}>
            {texts.usePoints(yuan(fen(wanted)))}
          </Button>
        </div>
      }
    >
      <div className={styles.points}>
        <p>{texts.pointsOf(balance)}</p>
        <div className={styles.pointsLine}>
          <span className="tnum">{texts.pointsUsed(wanted)}</span>
          <Stepper
            value={wanted / step}
            min={1}
            max={max / step}
            label={texts.pointsStep}
            onChange={setHundreds}
          />
        </div>
        {sharePercent ? <p className={styles.later}>{texts.pointsRule(sharePercent)}</p> : null}
        <Button kind="soft" size="sm" onClick={() => setHundreds(max / step)}>
          {texts.pointsAll(max)}
        </Button>
      </div>
    </Sheet>
  )
}
