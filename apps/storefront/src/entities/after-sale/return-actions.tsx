import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { useState } from 'react'
import styles from './after-sale.module.css'
import { afterSaleTexts } from './after-sale.texts.ts'
import { FreightSheet, type Parcel } from './freight-sheet.tsx'

interface ReturnActionsProps {
  /** What the buyer may do now. */
  actions: readonly string[]
  /** Where to ask once more after this one came to nothing. */
  againHref?: string | undefined
  isBusy: boolean
  onCancel: () => void
  /** `onDone` once the carrier is known. */
  onFreight: (parcel: Parcel, onDone: () => void) => void
}

/** Below a return: taking it back, telling which parcel carries the goods, and asking once more. */
export function ReturnActions({
  actions,
  againHref,
  isBusy,
  onCancel,
  onFreight,
}: ReturnActionsProps) {
  const texts = afterSaleTexts()
  const [isFilling, setIsFilling] = useState(false)
  return (
    <>
      {(actions.length > 0 || againHref) && (
        <ActionBar>
          <span className={styles.total} />
          {actions.includes('cancel') && (
            <Button kind="plain" busy={isBusy} onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          {actions.includes('setFreight') && (
            <Button kind="primary" onClick={() => setIsFilling(true)}>
              {texts.fillFreight}
            </Button>
          )}
          {againHref && (
            <Button kind="primary" href={againHref}>
              {texts.again}
            </Button>
          )}
        </ActionBar>
      )}
      <FreightSheet
        open={isFilling}
        onClose={() => setIsFilling(false)}
        isBusy={isBusy}
        onSave={(parcel) => onFreight(parcel, () => setIsFilling(false))}
      />
    </>
  )
}
