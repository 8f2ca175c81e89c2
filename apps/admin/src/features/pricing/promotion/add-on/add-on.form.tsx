import type { OnReturn } from '@mallard/contract/pricing/promotion/rule.fields'
import { Button, Form } from 'antd'
import { deepCutLines } from '#platform/deep-cut.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { SkuSelect } from '#platform/pick/sku-select.tsx'
import { defineKindForm, type RuleFieldsProps } from '../kind-form.ts'
import { nameOf } from '../cut-words.ts'
import styles from '../promotion.module.css'
import { promotionTexts } from '../promotion.texts.ts'
import { Amount, OnReturnField, Remove } from '../rule-parts.tsx'
import { wholeTyped } from '#platform/show.ts'
import { allOf, shownAmount, typedPrice } from '../typed-values.ts'

interface ItemDraft {
  readonly skuId?: number | undefined
  readonly price: string
}
interface AddOnDraft {
  readonly onReturn: OnReturn
  readonly over: string
  readonly most: string
  readonly items: readonly ItemDraft[]
}

const maxItems = 20

export const addOnForm = defineKindForm<'addOn', AddOnDraft>({
  name: 'addOn',
  empty: { over: '', most: '1', items: [{ price: '' }], onReturn: 'back' },
  draftOf: ({ over, most, items, onReturn = 'back' }) => ({
    onReturn,
    over: shownAmount(over),
    most: String(most),
    items: items.map(({ skuId, price }) => ({ skuId, price: shownAmount(price) })),
  }),
  ruleOf: (draft) => {
    const over = typedPrice(draft.over)
    const most = wholeTyped(draft.most, { least: 1, most: 20 })
    const items = allOf(
      draft.items.map(({ skuId, price: text }) => {
        const price = typedPrice(text)
        return skuId === undefined || price === undefined ? undefined : { skuId, price }
      }),
    )
    if (over === undefined) return 'badOver'
    if (most === undefined) return 'badLimit'
    return items && new Set(items.map(({ skuId }) => skuId)).size === items.length
      ? { over, most, items, ...(draft.onReturn !== 'back' && { onReturn: draft.onReturn }) }
      : 'badItems'
  },
  Fields: AddOnFields,
  deepCuts: ({ items }, { known }, locale) =>
    deepCutLines(
      items.flatMap(({ skuId, price }) => {
        const sku = known.find((each) => each.skuId === skuId)
        return sku ? [{ name: nameOf(sku), before: sku.salePrice, after: price }] : []
      }),
      locale,
    ),
})

function AddOnFields({
  draft: { over, most, items, onReturn },
  change,
  known,
  onSeen,
}: RuleFieldsProps<AddOnDraft>) {
  const texts = promotionTexts.use()
  const set = (place: number, part: Partial<ItemDraft>) =>
    change({ items: items.map((item, at) => (at === place ? { ...item, ...part } : item)) })
  return (
    <>
      <div className={styles.pair}>
        <Form.Item label={texts.over}>
          <Amount
            label={texts.over}
            value={over}
            onChange={(value) => change({ over: value })}
            unit={texts.yuan}
          />
        </Form.Item>
        <Form.Item label={texts.most}>
          <Amount
            label={texts.most}
            value={most}
            onChange={(value) => change({ most: value })}
            unit={texts.pieces}
          />
        </Form.Item>
      </div>
      <Form.Item label={texts.item}>
        {items.map((item, place) => (
          // eslint-disable-next-line react/no-array-index-key
          <div key={place} className={styles.line}>
            <span className={styles.grow}>
              <SkuSelect
                label={texts.item}
                known={known}
                onSeen={onSeen}
                value={item.skuId}
                onChange={(skuId) => set(place, { skuId })}
              />
            </span>
            <Amount
              label={texts.itemPrice}
              value={item.price}
              onChange={(price) => set(place, { price })}
              unit={texts.yuan}
            />
            {items.length > 1 && (
              <Remove onClick={() => change({ items: items.filter((_, at) => at !== place) })} />
            )}
          </div>
        ))}
      </Form.Item>
      {items.length < maxItems && (
        <Button
          icon={<Icon name="plus" />}
          onClick={() => change({ items: [...items, { price: '' }] })}
        >
          {texts.addItem}
        </Button>
      )}
      <OnReturnField value={onReturn} change={change} />
    </>
  )
}
