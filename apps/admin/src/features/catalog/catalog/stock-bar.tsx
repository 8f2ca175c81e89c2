import { maxStockChanges } from '@mallard/contract/catalog/catalog/stock.codes'
import { Button, Input } from 'antd'
import styles from './stock.module.css'
import { stockTexts } from './stock.texts.ts'
import type { StockDrafts } from './use-stock.ts'

/** Stands above the grid while something in it is not saved. */
export function StockBar({ drafts }: { drafts: StockDrafts }) {
  const texts = stockTexts.use()
  const { count, hasProblem, reason, setReason, isSaving, save, discard } = drafts
  const isTooMany = count > maxStockChanges
  return (
    <div className={styles.bar} role="group" aria-label={texts.changed(count)}>
      <strong aria-live="polite">
        {isTooMany ? texts.most(maxStockChanges) : texts.changed(count)}
      </strong>
      <Input
        className={styles.reason}
        aria-label={texts.reason}
        placeholder={texts.reason}
        maxLength={100}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button onClick={() => void discard()}>{texts.discard}</Button>
      <Button
        type="primary"
        disabled={hasProblem || isTooMany}
        loading={isSaving}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
    </div>
  )
}
