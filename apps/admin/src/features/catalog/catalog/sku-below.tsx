import type { AdminSku } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Button, Input } from 'antd'
import type { KeyboardEvent } from 'react'
import { failureText, isRefusal } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import type { SkuPlan } from './sku-edit.ts'

export interface SkuBelowProps {
  sku: AdminSku
  name: string
  plan: SkuPlan
  reason: string
  failure: Error | null
  onReason: (reason: string) => void
  onDiscard: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Under a row that was changed: what is wrong with it, what saving would do to stock, and why. */
export function SkuBelow({
  sku,
  name,
  plan,
  reason,
  failure,
  onReason,
  onDiscard,
  onKeyDown,
}: SkuBelowProps) {
  const texts = goodsTexts.use()
  const locale = useLocale()
  return (
    <tr className={styles.below}>
      <td colSpan={6}>
        <div className={styles.belowLine} id={`sku-${sku.productSn}`}>
          {failure && (
            <span className={styles.bad} role="alert">
              {isRefusal(failure, 'versionConflict')
                ? texts.skuConflict
                : failureText(failure, locale)}
            </span>
          )}
          {plan.problem && (
            <span className={styles.bad}>
              {plan.problem.name === 'belowReserved'
                ? texts.belowReserved(sku.reserved)
                : texts[plan.problem.name]}
            </span>
          )}
          {!plan.problem && plan.isListBelow && (
            <span className={styles.warn}>{texts.listBelow}</span>
          )}
          {plan.stockChange !== 0 && (
            <>
              <span className="soft">
                {plan.stockChange > 0
                  ? texts.stockPlus(plan.stockChange)
                  : texts.stockMinus(-plan.stockChange)}
              </span>
              <Input
                size="small"
                style={{ width: 200 }}
                aria-label={`${texts.reason}: ${name}`}
                placeholder={`${texts.reason}（${texts.reasonHint}）`}
                maxLength={100}
                value={reason}
                onChange={({ target }) => onReason(target.value)}
                onKeyDown={onKeyDown}
              />
            </>
          )}
          <Button type="text" size="small" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </div>
      </td>
    </tr>
  )
}
