import type { Evaluate } from '@mallard/contract/activities/evaluate/evaluate.fields'
import { Button } from '@mallard/ui/button'
import { TextArea } from '@mallard/ui/field'
import { Sheet } from '@mallard/ui/sheet'
import shared from '#entities/activity/activity.module.css'
import { Delivery, useDelivery } from '#entities/address/delivery.tsx'
import styles from './evaluate.module.css'
import { evaluateTexts } from './evaluate.texts.ts'
import { useApply } from './use-apply.ts'

interface ApplySheetProps {
  open: boolean
  onClose: () => void
  trial: Evaluate
}

/** Why one should be chosen, and where the goods would go. */
export default function ApplySheet({ open, onClose, trial }: ApplySheetProps) {
  const texts = evaluateTexts()
  const address = useDelivery(open)
  const { reason, setReason, error, isBusy, apply } = useApply(trial, onClose)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.sheetTitle}
      footer={
        <Button
          kind="primary"
          size="lg"
          block
          busy={isBusy}
          disabled={!address.chosen}
          onClick={() => apply(address.chosen?.id)}
        >
          {texts.send}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <TextArea
          label={texts.reason}
          value={reason}
          onChange={setReason}
          error={error}
          placeholder={texts.reasonPlaceholder}
          rows={4}
          maxLength={300}
          count
          required
        />
        {address.isKnown && <Delivery address={address} />}
        <p className={shared.quiet}>{texts.sendNote}</p>
      </div>
    </Sheet>
  )
}
