import { Select } from 'antd'
import { deepCutLines } from '#platform/deep-cut.ts'
import { defineKindForm, type RuleFieldsProps } from '../kind-form.ts'
import { cutTexts, shareCut, shown } from '../cut-words.ts'
import { promotionTexts } from '../promotion.texts.ts'
import { Amount, ByFields, Tiers } from '../rule-parts.tsx'
import {
  allOf,
  hasDistinct,
  shownAmount,
  shownReach,
  shownShare,
  typedPrice,
  typedReach,
  typedShare,
  type By,
} from '../typed-values.ts'

interface TierDraft {
  readonly over: string
  readonly cut: 'off' | 'bp'
  readonly value: string
}
interface ReductionDraft {
  readonly by: By
  readonly tiers: readonly TierDraft[]
}

const newTier: TierDraft = { over: '', cut: 'off', value: '' }

export const fullReductionForm = defineKindForm<'fullReduction', ReductionDraft>({
  name: 'fullReduction',
  empty: { by: 'amount', tiers: [newTier] },
  draftOf: ({ by, tiers }) => ({
    by,
    tiers: tiers.map(({ over, cut, value }) => ({
      over: shownReach(by, over),
      cut,
      value: cut === 'bp' ? shownShare(value) : shownAmount(value),
    })),
  }),
  ruleOf: ({ by, tiers: typed }) => {
    const tiers = allOf(
      typed.map((tier) => {
        const over = typedReach(by, tier.over)
        const value = tier.cut === 'bp' ? typedShare(tier.value) : typedPrice(tier.value)
        return over === undefined || value === undefined
          ? undefined
          : { over, cut: tier.cut, value }
      }),
    )
    return tiers && hasDistinct(tiers) ? { by, tiers } : 'badTiers'
  },
  Fields: FullReductionFields,
  deepCuts: ({ by, tiers }, { chosen }, locale) => {
    const words = cutTexts.of(locale)
    const cheapest = Math.min(...chosen.map(({ salePrice }) => salePrice))
    return tiers.flatMap(({ over, cut, value }) => {
      if (cut === 'bp') return shareCut(value, locale)
      // Of pieces it is known what they cost only when they were chosen one by one.
      const before = by === 'amount' ? over : Number.isFinite(cheapest) ? over * cheapest : 0
      const name = words.tier(by === 'amount' ? shown(over) : words.pieces(over), shown(value))
      return deepCutLines([{ name, before, after: Math.max(0, before - value) }], locale)
    })
  },
})

function FullReductionFields({ draft: { by, tiers }, change }: RuleFieldsProps<ReductionDraft>) {
  const texts = promotionTexts.use()
  return (
    <>
      <ByFields by={by} change={change} />
      <Tiers
        by={by}
        tiers={tiers}
        empty={newTier}
        onChange={(changed) => change({ tiers: changed })}
      >
        {(tier, set, name) => (
          <>
            <Select
              aria-label={texts.cut}
              value={tier.cut}
              onChange={(cut) => set({ cut })}
              style={{ width: 100 }}
              options={[
                { value: 'off', label: texts.cutOff },
                { value: 'bp', label: texts.cutBp },
              ]}
            />
            <Amount
              label={`${name} ${texts.give}`}
              value={tier.value}
              onChange={(value) => set({ value })}
              unit={tier.cut === 'bp' ? texts.fold(tier.value) : texts.yuan}
            />
          </>
        )}
      </Tiers>
    </>
  )
}
