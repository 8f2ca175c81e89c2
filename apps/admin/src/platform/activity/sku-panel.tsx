import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { Button, Form, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { Icon } from '../parts/icons.tsx'
import { Panel } from '../parts/panel.tsx'
import { Thumb } from '../parts/thumb.tsx'
import { SkuSelect } from '../pick/sku-select.tsx'
import { money } from '../show.ts'
import { skuName, skuPriceId, withSkus, type SkuDraft, type SkuFault } from './sku-draft.ts'
import styles from './sku-panel.module.css'

interface Words extends Readonly<Record<SkuFault['text'], string>> {
  readonly goods: string
  readonly goodsHint: string
  readonly addSkus: string
  readonly noSkus: string
  readonly salePrice: (price: string) => string
  readonly available: (units: number) => string
  readonly price: string
  readonly quota: string
  readonly limit: string
  readonly yuan: string
  readonly pieces: string
  readonly remove: string
}

/** What stands against a SKU of a set-up. */
interface Clash {
  readonly kind: string
  readonly skuId: number
  readonly text: string
  readonly isBlocking: boolean
}

/** What the server refused to save, and the SKU that it is about. */
interface Refusal {
  readonly text: string
  readonly field: string
  readonly skuId?: number
}

interface SkuPanelProps {
  texts: Words
  lines: readonly SkuDraft[]
  fault: SkuFault | undefined
  refusal?: Refusal | undefined
  clashes: readonly Clash[]
  onChange: (lines: SkuDraft[]) => void
}

/** The SKUs that are sold at a price of their own; what stands against each is said at it. */
export function SkuPanel({ texts, lines, fault, refusal, clashes, onChange }: SkuPanelProps) {
  const chosen = lines.map(({ sku }) => sku)
  const [seen, setSeen] = useState<readonly AdminPickedSku[]>(chosen)
  const known = byId([...chosen, ...seen])
  return (
    <Panel title={texts.goods}>
      <p className={`${styles.hint} soft small`}>{texts.goodsHint}</p>
      <Form.Item noStyle>
        <SkuSelect
          mode="multiple"
          label={texts.addSkus}
          known={known}
          onSeen={(skus) => setSeen((before) => byId([...before, ...skus]))}
          value={chosen.map(({ skuId }) => skuId)}
          onChange={(skuIds) => onChange(withSkus(lines, skuIds, known))}
        />
      </Form.Item>
      {lines.length === 0 ? (
        <p className={fault?.text === 'badSkus' ? styles.bad : 'soft'}>{texts.noSkus}</p>
      ) : (
        <ul className={styles.skus}>
          {lines.map((line) => (
            <SkuFields
              key={line.sku.skuId}
              texts={texts}
              line={line}
              fault={fault?.skuId === line.sku.skuId ? fault : undefined}
              refusal={refusal?.skuId === line.sku.skuId ? refusal : undefined}
              clashes={clashes.filter(({ skuId }) => skuId === line.sku.skuId)}
              onChange={(next) => onChange(lines.map((each) => (each === line ? next : each)))}
              onRemove={() => onChange(lines.filter((each) => each !== line))}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

const byId = (skus: readonly AdminPickedSku[]) => [
  ...new Map(skus.map((sku) => [sku.skuId, sku])).values(),
]

interface SkuFieldsProps extends Pick<SkuPanelProps, 'texts' | 'fault' | 'refusal' | 'clashes'> {
  line: SkuDraft
  onChange: (line: SkuDraft) => void
  onRemove: () => void
}

function SkuFields({ texts, line, fault, refusal, clashes, onChange, onRemove }: SkuFieldsProps) {
  const { sku } = line
  const name = skuName(sku)
  // What was refused is the newer word on what stands against it.
  const said = refusal ? clashes.filter(({ isBlocking }) => !isBlocking) : clashes
  const field = (which: 'price' | 'quota' | 'limit', isBad: boolean, unit: ReactNode) => (
    // The name of the SKU is for those who hear it: on the screen it stands beside.
    <label className={styles.field}>
      <span className="soft small">{texts[which]}</span>
      <Input
        aria-label={`${name} ${texts[which]}`}
        {...(which === 'price' && { id: skuPriceId(sku.skuId) })}
        value={line[which]}
        inputMode={which === 'price' ? 'decimal' : 'numeric'}
        maxLength={12}
        {...(isBad && { status: 'error' as const })}
        onChange={(event) => onChange({ ...line, [which]: event.target.value })}
        suffix={<span className="soft">{unit}</span>}
      />
    </label>
  )
  const isPriceBad =
    fault?.text === 'badPrice' ||
    refusal?.field === 'price' ||
    clashes.some(({ kind }) => kind === 'price')
  return (
    <li className={refusal ? `${styles.sku} ${styles.refused}` : styles.sku}>
      <Thumb pic={sku.pic} />
      <div className={styles.words}>
        {name}
        <div className="soft small">
          {texts.salePrice(money(sku.salePrice))} · {texts.available(sku.available)} ·{' '}
          <span className="mono">{sku.productSn}</span>
        </div>
      </div>
      <div className={styles.fields}>
        {field('price', isPriceBad, texts.yuan)}
        {field('quota', fault?.text === 'badQuota', texts.pieces)}
        {field('limit', fault?.text === 'badLimit', texts.pieces)}
        <Button
          type="text"
          aria-label={`${texts.remove} ${name}`}
          icon={<Icon name="trash" />}
          onClick={onRemove}
        />
      </div>
      {(fault || refusal || said.length > 0) && (
        <ul className={styles.faults} aria-live="polite">
          {fault && <li className={styles.bad}>{texts[fault.text]}</li>}
          {refusal && <li className={styles.bad}>{refusal.text}</li>}
          {said.map(({ kind, text, isBlocking }) => (
            <li key={`${kind} ${text}`} className={isBlocking ? styles.bad : styles.warn}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
