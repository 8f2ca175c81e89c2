import type { DeskSku } from '@mallard/contract/catalog/goods-desk.calls'
import { yuan } from '@mallard/kernel'
import { Button, Input } from 'antd'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { failureText, isRefusal } from '#platform/api-error.ts'
import { Thumb } from '#platform/parts/thumb.tsx'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { planSku, type SkuDraft } from './sku-edit.ts'
import { useSaveSku } from './use-goods.ts'

export interface SkuRowProps {
  goodsId: number
  sku: DeskSku
  isReadOnly: boolean
  onDirty: (sn: string, isDirty: boolean) => void
}

export function SkuRow({ goodsId, sku, isReadOnly, onDirty }: SkuRowProps) {
  const texts = goodsTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const [draft, setDraft] = useState<SkuDraft>({})
  const saving = useSaveSku(goodsId)
  const plan = planSku(sku, draft)
  const name = sku.attrs.map(({ value }) => value).join(' ') || sku.productSn
  useEffect(() => onDirty(sku.productSn, plan.isChanged), [onDirty, sku.productSn, plan.isChanged])

  function change(typed: SkuDraft): void {
    setDraft((before) => ({ ...before, ...typed }))
    saving.reset()
  }
  function save(): void {
    if (!plan.isChanged || plan.problem || saving.isPending) return
    saving.mutate(plan.wish, {
      onSuccess: () => {
        setDraft({})
        tell.done(texts.skuSaved(name))
      },
    })
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault()
      save()
    }
    if (event.key === 'Escape') setDraft({})
  }
  const field = (label: string, which: 'salePrice' | 'listPrice' | 'onHand') => ({
    'aria-label': `${label}: ${name}`,
    'aria-describedby': `sku-${sku.productSn}`,
    status: plan.problem?.field === which ? ('error' as const) : undefined,
    readOnly: isReadOnly,
    onKeyDown,
  })

  return (
    <>
      <tr>
        <td>
          <div className={styles.item}>
            <Thumb pic={sku.pic} size={40} />
            <div>
              <div>{name}</div>
              <div className="soft small mono">{sku.productSn}</div>
            </div>
          </div>
        </td>
        <td>
          <Input
            prefix="¥"
            inputMode="decimal"
            value={draft.salePrice ?? yuan(sku.salePrice)}
            onChange={({ target }) => change({ salePrice: target.value })}
            {...field(texts.price, 'salePrice')}
          />
        </td>
        <td>
          <Input
            prefix="¥"
            inputMode="decimal"
            value={draft.listPrice ?? yuan(sku.listPrice)}
            onChange={({ target }) => change({ listPrice: target.value })}
            {...field(texts.listPrice, 'listPrice')}
          />
        </td>
        <td>
          <Input
            className={styles.units}
            inputMode="numeric"
            value={draft.onHand ?? String(sku.onHand)}
            onChange={({ target }) => change({ onHand: target.value, onHandSeen: draft.onHandSeen ?? sku.onHand })}
            {...field(texts.onHand, 'onHand')}
          />
        </td>
        <td className={styles.figure}>
          {sku.onHand - sku.reserved}
          {sku.reserved > 0 && <div className="soft small nowrap">{texts.reserved(sku.reserved)}</div>}
        </td>
        <td className={styles.figure}>
          {!isReadOnly && plan.isChanged && (
            <Button
              size="small"
              type="primary"
              disabled={plan.problem !== undefined}
              loading={saving.isPending}
              onClick={save}
              aria-label={`${texts.save}: ${name}`}
            >
              {texts.save}
            </Button>
          )}
        </td>
      </tr>
      {plan.isChanged && (
        <tr className={styles.below}>
          <td colSpan={6}>
            <div className={styles.belowLine} id={`sku-${sku.productSn}`}>
              {saving.error && (
                <span className={styles.bad} role="alert">
                  {isRefusal(saving.error, 'versionConflict') ? texts.skuConflict : failureText(saving.error, locale)}
                </span>
              )}
              {plan.problem && (
                <span className={styles.bad}>{plan.problem.name === 'belowReserved' ? texts.belowReserved(sku.reserved) : texts[plan.problem.name]}</span>
              )}
              {!plan.problem && plan.isListBelow && <span className={styles.warn}>{texts.listBelow}</span>}
              {plan.stockChange !== 0 && (
                <>
                  <span className="soft">{plan.stockChange > 0 ? texts.stockPlus(plan.stockChange) : texts.stockMinus(-plan.stockChange)}</span>
                  <Input
                    size="small"
                    style={{ width: 200 }}
                    aria-label={`${texts.reason}: ${name}`}
                    placeholder={`${texts.reason}（${texts.reasonHint}）`}
                    maxLength={100}
                    value={draft.reason ?? ''}
                    onChange={({ target }) => change({ reason: target.value })}
                    onKeyDown={onKeyDown}
                  />
                </>
              )}
              <Button
                type="text"
                size="small"
                onClick={() => {
                  setDraft({})
                  saving.reset()
                }}
              >
                {texts.discard}
              </Button>
            </div>
          </td>
        </tr>
      )}
    </>
  )
}
