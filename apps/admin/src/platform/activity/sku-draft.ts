import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { fen, yuan } from '@mallard/kernel'
import type { Cut } from '../deep-cut.ts'
import { fenTyped, wholeTyped } from '../show.ts'

/** A SKU that is sold at a price of its own, as it is typed: the price in yuan. */
export interface SkuDraft {
  readonly sku: AdminPickedSku
  readonly price: string
  readonly quota: string
  readonly limit: string
}

/** Names of the texts that say what is not right yet. */
const faults = ['badSkus', 'badPrice', 'badQuota', 'badLimit'] as const

/** What is not right yet, and of which SKU. */
export interface SkuFault {
  readonly text: (typeof faults)[number]
  readonly skuId?: number
}

export const isSkuFault = (fault: { readonly text: string }): fault is SkuFault =>
  faults.some((text) => text === fault.text)

interface SkuSetup {
  skuId: number
  price: number
  quota: number
  limit: number
}

type Sold = AdminPickedSku & Readonly<SkuSetup>

export function skuDraftOf({ price, quota, limit, ...sold }: Sold): SkuDraft {
  const { skuId, productSn, title, attr, pic, salePrice, available } = sold
  return {
    sku: { skuId, productSn, title, attr, pic, salePrice, available },
    price: yuan(fen(price)).replace(/\.00$/, ''),
    quota: String(quota),
    limit: String(limit),
  }
}

/** The SKUs that are chosen now; those that were chosen before keep what was typed. */
export function withSkus(
  drafts: readonly SkuDraft[],
  skuIds: readonly number[],
  known: readonly AdminPickedSku[],
): SkuDraft[] {
  return skuIds.flatMap((id): SkuDraft[] => {
    const before = drafts.find(({ sku }) => sku.skuId === id)
    const sku = known.find(({ skuId }) => skuId === id)
    return before ? [before] : sku ? [{ sku, price: '', quota: '', limit: '1' }] : []
  })
}

interface Range {
  readonly least: number
  readonly most: number
}

/** What the call that saves them takes. */
type SkuLimits = Readonly<Record<'skus.price' | 'skus.quota' | 'skus.limit', Range>>

/** What saving would send of them, or what is not right yet. */
export function skuSetupsOf(drafts: readonly SkuDraft[], limits: SkuLimits): SkuSetup[] | SkuFault {
  if (drafts.length === 0) return { text: 'badSkus' }
  const skus: SkuSetup[] = []
  for (const { sku, ...typed } of drafts) {
    const { skuId } = sku
    const price = fenTyped(typed.price)
    const quota = wholeTyped(typed.quota, limits['skus.quota'])
    const limit = wholeTyped(typed.limit, limits['skus.limit'])
    const { least, most } = limits['skus.price']
    if (price === undefined || price < least || price > most) return { text: 'badPrice', skuId }
    if (quota === undefined) return { text: 'badQuota', skuId }
    if (limit === undefined) return { text: 'badLimit', skuId }
    skus.push({ skuId, price, quota, limit })
  }
  return skus
}

/** What the prices that are to be saved take off those of the shop. */
export function skuCuts(drafts: readonly SkuDraft[], setups: readonly SkuSetup[]): Cut[] {
  return setups.map(({ skuId, price }) => {
    const { sku } = drafts.find((line) => line.sku.skuId === skuId)!
    return { name: skuName(sku), before: sku.salePrice, after: price }
  })
}

export const skuName = ({ title, attr }: AdminPickedSku) => `${title} ${attr}`.trim()

/** The field where its price is typed. */
export const skuPriceId = (skuId: number) => `sku-price-${skuId}`
