import { Button, Form, Input, Radio, Select } from 'antd'
import type { DeskPickedSku } from '@mallard/contract/promotion/promotion-desk.calls'
import { Icon } from '#platform/parts/icons.tsx'
import { newTier, type ItemDraft, type PromotionDraft, type TierDraft } from './promotion-draft.ts'
import styles from './promotion.module.css'
import { promotionTexts } from './promotion.texts.ts'
import { SkuSelect } from '#platform/pick/sku-select.tsx'

export interface RuleFieldsProps {
  draft: PromotionDraft
  change: (part: Partial<PromotionDraft>) => void
  known: readonly DeskPickedSku[]
  onSeen: (skus: readonly DeskPickedSku[]) => void
}

/** What a promotion of this kind gives. */
export function RuleFields(props: RuleFieldsProps) {
  const { draft, change } = props
  const texts = promotionTexts.use()
  if (draft.type === 1) {
    return (
      <Form.Item label={texts.cut}>
        <div className={styles.line}>
          <Select
            aria-label={texts.cut}
            value={draft.cut}
            onChange={(cut) => change({ cut })}
            style={{ width: 132 }}
            options={[
              { value: 'bp', label: texts.cutBp },
              { value: 'off', label: texts.cutOff },
              { value: 'price', label: texts.cutPrice },
            ]}
          />
          <Amount
            label={texts.give}
            value={draft.value}
            onChange={(value) => change({ value })}
            unit={draft.cut === 'bp' ? texts.fold(draft.value) : texts.yuan}
          />
        </div>
      </Form.Item>
    )
  }
  if (draft.type === 3) return <AddOnFields {...props} />
  return (
    <>
      <Form.Item label={texts.by}>
        <Radio.Group
          value={draft.by}
          onChange={(event) => change({ by: event.target.value as PromotionDraft['by'] })}
          options={[
            { value: 'amount', label: texts.byAmount },
            { value: 'quantity', label: texts.byQuantity },
          ]}
        />
      </Form.Item>
      {draft.type === 5 ? (
        <Form.Item label={texts.over}>
          <Amount label={texts.over} value={draft.over} onChange={(over) => change({ over })} unit={draft.by === 'amount' ? texts.yuan : texts.pieces} />
        </Form.Item>
      ) : (
        <TierFields {...props} />
      )}
    </>
  )
}

function Amount({ label, value, onChange, unit }: { label: string; value: string; onChange: (value: string) => void; unit: string }) {
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

function TierFields({ draft, change, known, onSeen }: RuleFieldsProps) {
  const texts = promotionTexts.use()
  const { tiers, by, type } = draft
  const set = (place: number, part: Partial<TierDraft>) => change({ tiers: tiers.map((tier, at) => (at === place ? { ...tier, ...part } : tier)) })
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
              onChange={(over) => set(place, { over })}
              unit={by === 'amount' ? texts.yuan : texts.pieces}
            />
            {type === 2 ? (
              <>
                <Select
                  aria-label={texts.cut}
                  value={tier.cut}
                  onChange={(cut) => set(place, { cut })}
                  style={{ width: 100 }}
                  options={[
                    { value: 'off', label: texts.cutOff },
                    { value: 'bp', label: texts.cutBp },
                  ]}
                />
                <Amount
                  label={`${texts.tier(place + 1)} ${texts.give}`}
                  value={tier.value}
                  onChange={(value) => set(place, { value })}
                  unit={tier.cut === 'bp' ? texts.fold(tier.value) : texts.yuan}
                />
              </>
            ) : (
              <>
                <span className={styles.grow}>
                  <SkuSelect label={texts.gift} known={known} onSeen={onSeen} value={tier.skuId} onChange={(skuId) => set(place, { skuId })} />
                  <GiftStock sku={known.find(({ skuId }) => skuId === tier.skuId)} units={Number(tier.quantity) || 1} />
                </span>
                <Amount label={texts.quantity} value={tier.quantity} onChange={(quantity) => set(place, { quantity })} unit={texts.pieces} />
              </>
            )}
            {tiers.length > 1 && (
              <Button
                type="text"
                aria-label={texts.remove}
                icon={<Icon name="trash" />}
                onClick={() => change({ tiers: tiers.filter((_, at) => at !== place) })}
              />
            )}
          </div>
        </Form.Item>
      ))}
      {tiers.length < 5 && (
        <Button icon={<Icon name="plus" />} onClick={() => change({ tiers: [...tiers, newTier] })}>
          {texts.addTier}
        </Button>
      )}
    </>
  )
}

function AddOnFields({ draft, change, known, onSeen }: RuleFieldsProps) {
  const texts = promotionTexts.use()
  const { items } = draft
  const set = (place: number, part: Partial<ItemDraft>) => change({ items: items.map((item, at) => (at === place ? { ...item, ...part } : item)) })
  return (
    <>
      <div className={styles.pair}>
        <Form.Item label={texts.over}>
          <Amount label={texts.over} value={draft.over} onChange={(over) => change({ over })} unit={texts.yuan} />
        </Form.Item>
        <Form.Item label={texts.most}>
          <Amount label={texts.most} value={draft.most} onChange={(most) => change({ most })} unit={texts.pieces} />
        </Form.Item>
      </div>
      <Form.Item label={texts.item}>
        {items.map((item, place) => (
          // eslint-disable-next-line react/no-array-index-key
          <div key={place} className={styles.line}>
            <span className={styles.grow}>
              <SkuSelect label={texts.item} known={known} onSeen={onSeen} value={item.skuId} onChange={(skuId) => set(place, { skuId })} />
            </span>
            <Amount label={texts.itemPrice} value={item.price} onChange={(price) => set(place, { price })} unit={texts.yuan} />
            {items.length > 1 && (
              <Button
                type="text"
                aria-label={texts.remove}
                icon={<Icon name="trash" />}
                onClick={() => change({ items: items.filter((_, at) => at !== place) })}
              />
            )}
          </div>
        ))}
      </Form.Item>
      {items.length < 20 && (
        <Button icon={<Icon name="plus" />} onClick={() => change({ items: [...items, { price: '' }] })}>
          {texts.addItem}
        </Button>
      )}
    </>
  )
}

/** What is left of a gift: shoppers are told when none is. */
function GiftStock({ sku, units }: { sku: DeskPickedSku | undefined; units: number }) {
  const texts = promotionTexts.use()
  if (!sku) return null
  const isGone = sku.available < units
  return <span className={isGone ? `small ${styles.bad}` : 'soft small'}>{isGone ? texts.giftGone : texts.giftLeft(sku.available)}</span>
}
