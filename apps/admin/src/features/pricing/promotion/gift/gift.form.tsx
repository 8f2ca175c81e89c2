import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type { OnReturn } from '@mallard/contract/pricing/promotion/rule.fields'
import { SkuSelect } from '#platform/pick/sku-select.tsx'
import { defineKindForm, type RuleFieldsProps } from '../kind-form.ts'
import styles from '../promotion.module.css'
import { promotionTexts } from '../promotion.texts.ts'
import { Amount, ByFields, OnReturnField, Tiers } from '../rule-parts.tsx'
import { wholeTyped } from '#platform/show.ts'
import { allOf, hasDistinct, shownReach, typedReach, type By } from '../typed-values.ts'

interface TierDraft {
  readonly over: string
  readonly skuId?: number | undefined
  readonly quantity: string
}
interface GiftDraft {
  readonly onReturn: OnReturn
  readonly by: By
  readonly tiers: readonly TierDraft[]
}

const newTier: TierDraft = { over: '', quantity: '1' }

export const giftForm = defineKindForm<'gift', GiftDraft>({
  name: 'gift',
  empty: { by: 'amount', tiers: [newTier], onReturn: 'back' },
  draftOf: ({ by, tiers, onReturn = 'back' }) => ({
    onReturn,
    by,
    tiers: tiers.map(({ over, skuId, quantity }) => ({
      over: shownReach(by, over),
      skuId,
      quantity: String(quantity),
    })),
  }),
  ruleOf: ({ by, tiers: typed, onReturn }) => {
    const tiers = allOf(
      typed.map((tier) => {
        const over = typedReach(by, tier.over)
        const quantity = wholeTyped(tier.quantity, { least: 1, most: 999 })
        return over === undefined || quantity === undefined || tier.skuId === undefined
          ? undefined
          : { over, skuId: tier.skuId, quantity }
      }),
    )
    return tiers && hasDistinct(tiers)
      ? { by, tiers, ...(onReturn !== 'back' && { onReturn }) }
      : 'badTiers'
  },
  Fields: GiftFields,
})

function GiftFields({
  draft: { by, tiers, onReturn },
  change,
  known,
  onSeen,
}: RuleFieldsProps<GiftDraft>) {
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
        {(tier, set) => (
          <>
            <span className={styles.grow}>
              <SkuSelect
                label={texts.gift}
                known={known}
                onSeen={onSeen}
                value={tier.skuId}
                onChange={(skuId) => set({ skuId })}
              />
              <GiftStock
                sku={known.find(({ skuId }) => skuId === tier.skuId)}
                units={Number(tier.quantity) || 1}
              />
            </span>
            <Amount
              label={texts.quantity}
              value={tier.quantity}
              onChange={(quantity) => set({ quantity })}
              unit={texts.pieces}
            />
          </>
        )}
      </Tiers>
      <OnReturnField value={onReturn} change={change} />
    </>
  )
}

/** What is left of a gift: shoppers are told when none is. */
function GiftStock({ sku, units }: { sku: AdminPickedSku | undefined; units: number }) {
  const texts = promotionTexts.use()
  if (!sku) return null
  const isGone = sku.available < units
  return (
    <span className={isGone ? `small ${styles.bad}` : 'soft small'}>
      {isGone ? texts.giftGone : texts.giftLeft(sku.available)}
    </span>
  )
}
