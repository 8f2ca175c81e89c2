import type { AdminSku } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { yuan } from '@mallard/kernel'
import { Button, Input } from 'antd'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { deepCutLines, useAskDeepCut } from '#platform/deep-cut.ts'
import { Pill } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { matrixTexts } from './matrix.texts.ts'
import { SkuBelow } from './sku-below.tsx'
import { isListRefused } from './list-refusal.ts'
import { asBegun, planSku, type SkuDraft } from './sku-edit.ts'
import { useSaveSku } from './use-goods.ts'

export interface SkuRowProps {
  goodsId: number
  sku: AdminSku
  isReadOnly: boolean
  isListPriceReadOnly: boolean
  onDirty: (sn: string, isDirty: boolean) => void
}

/** What is typed over a row, what is wrong with it, and how it is saved. */
function useSkuEdit(goodsId: number, sku: AdminSku, onDirty: SkuRowProps['onDirty']) {
  const texts = goodsTexts.use()
  const feedback = useFeedback()
  const locale = useLocale()
  const askDeepCut = useAskDeepCut()
  const [draft, setDraft] = useState<SkuDraft>({})
  const saving = useSaveSku(goodsId)
  // The row as it was when the typing began; none: as it is.
  const [begun, setBegun] = useState<AdminSku>()
  const plan = planSku(begun ? asBegun(begun, sku) : sku, draft)
  const name = sku.attrs.map(({ value }) => value).join(' ') || sku.productSn
  useEffect(() => onDirty(sku.productSn, plan.isChanged), [onDirty, sku.productSn, plan.isChanged])

  function change(typed: SkuDraft): void {
    setBegun((before) => before ?? sku)
    setDraft((before) => ({ ...before, ...typed }))
    saving.reset()
  }
  function discard(): void {
    setDraft({})
    setBegun(undefined)
  }
  async function save(): Promise<void> {
    if (!plan.isChanged || plan.problem || saving.isPending) return
    const cut = { name, before: sku.salePrice, after: plan.input.salePrice }
    if (!(await askDeepCut(deepCutLines([cut], locale)))) return
    saving.mutate(plan.input, {
      onSuccess: () => {
        discard()
        feedback.done(texts.skuSaved(name))
      },
      // It was said: from now on what was typed is for the row as it is.
      onError: (failure) => isRefusal(failure, 'versionConflict') && setBegun(undefined),
    })
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault()
      void save()
    }
    if (event.key === 'Escape') discard()
  }
  return { draft, plan, name, saving, change, discard, save, onKeyDown }
}

export function SkuRow({ goodsId, sku, isReadOnly, isListPriceReadOnly, onDirty }: SkuRowProps) {
  const texts = goodsTexts.use()
  const edit = useSkuEdit(goodsId, sku, onDirty)
  const { draft, plan, name, saving, change, discard, save, onKeyDown } = edit
  const field = (label: string, which: 'salePrice' | 'listPrice' | 'onHand') => ({
    'aria-label': `${label}: ${name}`,
    'aria-describedby': `sku-${sku.productSn}`,
    status:
      plan.problem?.field === which || (which === 'listPrice' && isListRefused(saving.error))
        ? ('error' as const)
        : undefined,
    readOnly: isReadOnly,
    onKeyDown,
  })
  const price = (label: string, which: 'salePrice' | 'listPrice') => (
    <Input
      prefix="¥"
      inputMode="decimal"
      value={draft[which] ?? yuan(sku[which])}
      onChange={({ target }) => change({ [which]: target.value })}
      {...field(label, which)}
      disabled={(which === 'listPrice' && isListPriceReadOnly) || undefined}
    />
  )

  return (
    <>
      <tr>
        <td>
          <SkuName sku={sku} name={name} />
        </td>
        <td>{price(texts.salePrice, 'salePrice')}</td>
        <td>{price(texts.listPrice, 'listPrice')}</td>
        <td>
          <Input
            className={styles.units}
            inputMode="numeric"
            value={draft.onHand ?? String(sku.onHand)}
            onChange={({ target }) =>
              change({ onHand: target.value, onHandSeen: draft.onHandSeen ?? sku.onHand })
            }
            {...field(texts.onHand, 'onHand')}
          />
        </td>
        <td className={styles.figure}>
          {sku.onHand - sku.reserved}
          {sku.reserved > 0 && (
            <div className="soft small nowrap">{texts.reserved(sku.reserved)}</div>
          )}
        </td>
        <td className={styles.figure}>
          {!isReadOnly && plan.isChanged && (
            <Button
              size="small"
              type="primary"
              disabled={plan.problem !== undefined}
              loading={saving.isPending}
              onClick={() => void save()}
              aria-label={`${texts.save}: ${name}`}
            >
              {texts.save}
            </Button>
          )}
        </td>
      </tr>
      {plan.isChanged && (
        <SkuBelow
          sku={sku}
          name={name}
          plan={plan}
          reason={draft.reason ?? ''}
          failure={saving.error}
          onReason={(reason) => change({ reason })}
          onDiscard={() => {
            discard()
            saving.reset()
          }}
          onKeyDown={onKeyDown}
        />
      )}
    </>
  )
}

/** Its picture, what tells it apart, and its number, which leads to its history. */
function SkuName({ sku, name }: { sku: AdminSku; name: string }) {
  const texts = goodsTexts.use()
  const { closed } = matrixTexts.use()
  const { can, scope } = useSession()
  return (
    <div className={styles.item}>
      <Thumb pic={sku.pic} size={40} />
      <div>
        <div>
          {name} {sku.isClosed && <Pill tone="plain">{closed}</Pill>}
        </div>
        {can('audit.read') ? (
          <Link
            to={auditAddress(scope, `sku ${sku.productSn}`)}
            className="soft small mono"
            title={texts.history}
          >
            {sku.productSn}
          </Link>
        ) : (
          <span className="soft small mono">{sku.productSn}</span>
        )}
      </div>
    </div>
  )
}
