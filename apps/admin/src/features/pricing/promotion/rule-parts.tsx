import type { OnReturn } from '@mallard/contract/pricing/promotion/rule.fields'
import { Button, Form, Input, Radio } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import styles from './promotion.module.css'
import { promotionTexts } from './promotion.texts.ts'
import type { By } from './typed-values.ts'

export interface AmountProps {
  label: string
  value: string
  onChange: (value: string) => void
  unit: string
}

export function Amount({ label, value, onChange, unit }: AmountProps) {
  return (
    <Input
      aria-label={label}
      value={value}
      inputMode="decimal"
      maxLength={12}
      onChange={(event) => onChange(event.target.value)}
      suffix={<span className="soft">{unit}</span>}
      style={{ width: 176 }}
    />
  )
}

/** Whether a threshold is fen or units. */
export function ByFields({ by, change }: { by: By; change: (part: { by: By }) => void }) {
  const texts = promotionTexts.use()
  return (
    <Form.Item label={texts.by}>
      <Radio.Group
        value={by}
        onChange={(event) => change({ by: event.target.value as By })}
        options={[
          { value: 'amount', label: texts.byAmount },
          { value: 'quantity', label: texts.byQuantity },
        ]}
      />
    </Form.Item>
  )
}

/** What becomes of it when the goods it came with are given back. */
export function OnReturnField({
  value,
  change,
}: {
  value: OnReturn
  change: (part: { onReturn: OnReturn }) => void
}) {
  const texts = promotionTexts.use()
  return (
    <Form.Item label={texts.onReturn} extra={texts.onReturnHint}>
      <Radio.Group
        value={value}
        onChange={(event) => change({ onReturn: event.target.value as OnReturn })}
        options={[
          { value: 'back', label: texts.onReturnBack },
          { value: 'charge', label: texts.onReturnCharge },
          { value: 'keep', label: texts.onReturnKeep },
        ]}
      />
    </Form.Item>
  )
}

const maxTiers = 5

export interface TiersProps<T extends { readonly over: string }> {
  by: By
  tiers: readonly T[]
  empty: T
  onChange: (tiers: readonly T[]) => void
  /** What the tier gives. */
  children: (tier: T, set: (part: Partial<T>) => void, name: string) => ReactNode
}

/** Tiers of a threshold each, and of what it gives. */
export function Tiers<T extends { readonly over: string }>({
  by,
  tiers,
  empty,
  onChange,
  children,
}: TiersProps<T>) {
  const texts = promotionTexts.use()
  const set = (place: number, part: Partial<T>) =>
    onChange(tiers.map((tier, at) => (at === place ? { ...tier, ...part } : tier)))
  return (
    <>
      {tiers.map((tier, place) => (
        // Tiers have no name of their own: their place is what they are.
        // eslint-disable-next-line react/no-array-index-key
        <Form.Item key={place} label={texts.tier(place + 1)}>
          <div className={styles.line}>
            <span className="soft">{texts.over}</span>
            <Amount
              label={`${texts.tier(place + 1)} ${texts.over}`}
              value={tier.over}
              onChange={(over) =>
                onChange(tiers.map((each, at) => (at === place ? { ...each, over } : each)))
              }
              unit={by === 'amount' ? texts.yuan : texts.pieces}
            />
            {children(tier, (part) => set(place, part), texts.tier(place + 1))}
            {tiers.length > 1 && (
              <Remove onClick={() => onChange(tiers.filter((_, at) => at !== place))} />
            )}
          </div>
        </Form.Item>
      ))}
      {tiers.length < maxTiers && (
        <Button icon={<Icon name="plus" />} onClick={() => onChange([...tiers, empty])}>
          {texts.addTier}
        </Button>
      )}
    </>
  )
}

export function Remove({ onClick }: { onClick: () => void }) {
  return (
    <Button
      type="text"
      aria-label={promotionTexts.use().remove}
      icon={<Icon name="trash" />}
      onClick={onClick}
    />
  )
}
