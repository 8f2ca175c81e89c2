import { Form, Select } from 'antd'
import { type Cut, deepCutLines } from '#platform/deep-cut.ts'
import { defineKindForm, type RuleFieldsProps } from '../kind-form.ts'
import { cutTexts, nameOf, shareCut, shown } from '../cut-words.ts'
import styles from '../promotion.module.css'
import { promotionTexts } from '../promotion.texts.ts'
import { Amount } from '../rule-parts.tsx'
import { shownAmount, shownShare, typedPrice, typedShare } from '../typed-values.ts'

interface TimedDraft {
  readonly cut: 'bp' | 'off' | 'price'
  readonly value: string
}

export const timedDiscountForm = defineKindForm<'timedDiscount', TimedDraft>({
  name: 'timedDiscount',
  empty: { cut: 'bp', value: '' },
  draftOf: ({ cut, value }) => ({
    cut,
    value: cut === 'bp' ? shownShare(value) : shownAmount(value),
  }),
  ruleOf: ({ cut, value: text }) => {
    const value = cut === 'bp' ? typedShare(text) : typedPrice(text)
    return value === undefined ? 'badValue' : { cut, value }
  },
  Fields: TimedDiscountFields,
  deepCuts: ({ cut, value }, { scope, chosen }, locale) => {
    const words = cutTexts.of(locale)
    if (cut === 'bp') return shareCut(value, locale)
    if (scope !== 'sku')
      return [
        cut === 'price'
          ? words.anyPrice(shown(value))
          : words.anyOff(shown(value), shown(value * 2)),
      ]
    const after = (price: number) => (cut === 'price' ? value : Math.max(0, price - value))
    return deepCutLines(
      chosen.map((sku): Cut => ({
        name: nameOf(sku),
        before: sku.salePrice,
        after: after(sku.salePrice),
      })),
      locale,
    )
  },
})

function TimedDiscountFields({ draft, change }: RuleFieldsProps<TimedDraft>) {
  const texts = promotionTexts.use()
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
