import type { GroupGoal } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type {
  AdminGroup,
  AdminGroupSku,
  GroupSetup,
} from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { day, fen, hour, minute, yuan, type Instant } from '@mallard/kernel'
import { fenTyped } from '#platform/show.ts'
import { momentInput, momentOf } from '#platform/store-clock.ts'

/** A SKU as it is typed: the price in yuan. */
export interface SkuDraft {
  readonly sku: AdminPickedSku
  readonly price: string
  readonly quota: string
  readonly limit: string
}

export interface GroupDraft {
  readonly name: string
  readonly nameEn: string
  /** `2026-11-20T18:00`, by the store's clock. */
  readonly from: string
  readonly until: string
  readonly goalType: GroupGoal
  readonly goalValue: string
  readonly freightCoupon: boolean
  readonly skus: readonly SkuDraft[]
}

/** Names of the texts that say what is not right yet. */
export type DraftFault =
  | 'badName'
  | 'badTime'
  | 'badStart'
  | 'badGoal'
  | 'badSkus'
  | 'badPrice'
  | 'badQuota'
  | 'badLimit'

/** What is not right yet, and of which SKU. */
export interface Fault {
  readonly text: DraftFault
  readonly skuId?: number
}

/** Three people within three days, from the next full hour that leaves time to look at it. */
export function newDraft(now: Instant): GroupDraft {
  const from = Math.ceil((now + 10 * minute) / hour) * hour
  return {
    name: '',
    nameEn: '',
    from: momentInput(from),
    until: momentInput(from + 3 * day),
    goalType: 'people',
    goalValue: '3',
    freightCoupon: false,
    skus: [],
  }
}

function pickedOf(sku: AdminGroupSku): AdminPickedSku {
  const { skuId, productSn, title, productAttr, pic, salePrice, available } = sku
  return { skuId, productSn, title, attr: productAttr, pic, salePrice, available }
}

export function draftOf(group: AdminGroup): GroupDraft {
  const { name, nameEn, startAt, endAt, goal, freightCoupon, skus } = group
  return {
    name,
    nameEn,
    from: momentInput(startAt),
    until: momentInput(endAt),
    goalType: goal.type,
    goalValue: goal.type === 'none' ? '' : String(goal.value),
    freightCoupon,
    skus: skus.map((sku) => ({
      sku: pickedOf(sku),
      price: yuan(fen(sku.price)).replace(/\.00$/, ''),
      quota: String(sku.quota),
      limit: String(sku.limit),
    })),
  }
}

/** The SKUs that are chosen now; those that were chosen before keep what was typed. */
export function withSkus(
  draft: GroupDraft,
  skuIds: readonly number[],
  known: readonly AdminPickedSku[],
): GroupDraft {
  const skus = skuIds.flatMap((id): SkuDraft[] => {
    const before = draft.skus.find(({ sku }) => sku.skuId === id)
    const sku = known.find(({ skuId }) => skuId === id)
    return before ? [before] : sku ? [{ sku, price: '', quota: '', limit: '1' }] : []
  })
  return { ...draft, skus }
}

function counted(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
  return value >= least && value <= most ? value : undefined
}

/** What saving would send, or what is not right yet. */
export function setupOf(
  draft: GroupDraft,
  { id, version }: { id: number; version: number },
  now: Instant,
): GroupSetup | Fault {
  const name = draft.name.trim()
  if (name === '' || name.length > 40) return { text: 'badName' }
  const [startAt, endAt] = [momentOf(draft.from), momentOf(draft.until)]
  if (startAt === undefined || endAt === undefined || endAt <= startAt) return { text: 'badTime' }
  if (startAt <= now) return { text: 'badStart' }
  const { goalType, freightCoupon } = draft
  const goalValue = goalType === 'none' ? 0 : counted(draft.goalValue, 2, 100_000)
  if (goalValue === undefined) return { text: 'badGoal' }
  if (draft.skus.length === 0) return { text: 'badSkus' }
  const skus: GroupSetup['skus'] = []
  for (const { sku, ...typed } of draft.skus) {
    const { skuId } = sku
    const price = fenTyped(typed.price)
    const quota = counted(typed.quota, 1, 1_000_000)
    const limit = counted(typed.limit, 1, 999)
    if (price === undefined || price <= 0 || price > 100_000_000) return { text: 'badPrice', skuId }
    if (quota === undefined) return { text: 'badQuota', skuId }
    if (limit === undefined) return { text: 'badLimit', skuId }
    skus.push({ skuId, price, quota, limit })
  }
  const nameEn = draft.nameEn.trim()
  return { id, version, name, nameEn, startAt, endAt, goalType, goalValue, freightCoupon, skus }
}

export const isFault = (setup: GroupSetup | Fault): setup is Fault => 'text' in setup
