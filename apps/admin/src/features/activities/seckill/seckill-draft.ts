import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type {
  AdminSeckill,
  AdminSeckillSku,
  SeckillSetup,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { fen, hour, type Instant, type Locale, minute, yuan } from '@mallard/kernel'
import { CallFailure, failureText } from '#platform/api-error.ts'
import { fenTyped } from '#platform/show.ts'
import { momentInput, momentOf } from '#platform/store-clock.ts'

/** A SKU as it is typed: the price in yuan. */
export interface SkuDraft {
  readonly sku: AdminPickedSku
  readonly price: string
  readonly quota: string
  readonly limit: string
}

export interface SeckillDraft {
  readonly name: string
  readonly nameEn: string
  /** `2026-11-20T18:00`, by the store's clock. */
  readonly from: string
  readonly until: string
  readonly skus: readonly SkuDraft[]
}

/** Names of the texts that say what is not right yet. */
export type SkuFault = 'badPrice' | 'badQuota' | 'badLimit'
export type DraftFault = SkuFault | 'badName' | 'badTime' | 'badStart' | 'badSkus'

/** What is not right yet, and of which SKU. */
export interface Fault {
  readonly text: DraftFault
  readonly skuId?: number
}

/** The next full hour that leaves time to look at it, for two hours. */
export function newDraft(now: Instant): SeckillDraft {
  const from = Math.ceil((now + 10 * minute) / hour) * hour
  return {
    name: '',
    nameEn: '',
    from: momentInput(from),
    until: momentInput(from + 2 * hour),
    skus: [],
  }
}

const pickedOf = ({
  skuId,
  productSn,
  title,
  attr,
  pic,
  salePrice,
  available,
}: AdminSeckillSku): AdminPickedSku => ({
  skuId,
  productSn,
  title,
  attr,
  pic,
  salePrice,
  available,
})

export function draftOf({ name, nameEn, startAt, endAt, skus }: AdminSeckill): SeckillDraft {
  return {
    name,
    nameEn,
    from: momentInput(startAt),
    until: momentInput(endAt),
    skus: skus.map((sku) => ({
      sku: pickedOf(sku),
      price: yuan(fen(sku.price)).replace(/\.00$/, ''),
      quota: String(sku.quota),
      limit: String(sku.limit),
    })),
  }
}

/** The same sale at another time: from the next full hour, for as long. */
export function draftLike(session: AdminSeckill, now: Instant): SeckillDraft {
  const { from } = newDraft(now)
  return {
    ...draftOf(session),
    from,
    until: momentInput(momentOf(from)! + session.endAt - session.startAt),
  }
}

/** The SKUs that are chosen now; those that were chosen before keep what was typed. */
export function withSkus(
  draft: SeckillDraft,
  skuIds: readonly number[],
  known: readonly AdminPickedSku[],
): SeckillDraft {
  const skus = skuIds.flatMap((id): SkuDraft[] => {
    const before = draft.skus.find(({ sku }) => sku.skuId === id)
    const sku = known.find(({ skuId }) => skuId === id)
    return before ? [before] : sku ? [{ sku, price: '', quota: '', limit: '1' }] : []
  })
  return { ...draft, skus }
}

function counted(text: string, most: number): number | undefined {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

/** What saving would send, or what is not right yet. */
export function setupOf(
  draft: SeckillDraft,
  { id, version }: { id: number; version: number },
  now: Instant,
): SeckillSetup | Fault {
  const name = draft.name.trim()
  if (name === '' || name.length > 40) return { text: 'badName' }
  const [startAt, endAt] = [momentOf(draft.from), momentOf(draft.until)]
  if (startAt === undefined || endAt === undefined || endAt <= startAt) return { text: 'badTime' }
  if (startAt <= now) return { text: 'badStart' }
  if (draft.skus.length === 0) return { text: 'badSkus' }
  const skus: SeckillSetup['skus'] = []
  for (const { sku, ...typed } of draft.skus) {
    const { skuId } = sku
    const price = fenTyped(typed.price)
    const quota = counted(typed.quota, 1_000_000)
    const limit = counted(typed.limit, 999)
    if (price === undefined || price <= 0 || price > 100_000_000) return { text: 'badPrice', skuId }
    if (quota === undefined) return { text: 'badQuota', skuId }
    if (limit === undefined) return { text: 'badLimit', skuId }
    skus.push({ skuId, price, quota, limit })
  }
  return { id, version, name, nameEn: draft.nameEn.trim(), startAt, endAt, skus }
}

export const isFault = (setup: SeckillSetup | Fault): setup is Fault => 'text' in setup

/** What the server refused to save, in its words, and the field that they are about. */
export interface Refusal {
  readonly text: string
  readonly field: 'from' | 'price' | 'sku'
  /** None: the time. */
  readonly skuId?: number
}

/** The refusal of a save; undefined where no field is to blame. */
export function refusalOf(failure: unknown, locale: Locale): Refusal | undefined {
  if (!(failure instanceof CallFailure)) return undefined
  const { reason, details } = failure
  const text = failureText(failure, locale)
  if (reason === 'seckillBegun') return { text, field: 'from' }
  const { skuId } = details
  if (typeof skuId !== 'number') return undefined
  return { text, field: reason === 'seckillPriceHigh' ? 'price' : 'sku', skuId }
}
