import type {
  AdminBargain,
  BargainSetup,
} from '@mallard/contract/activities/bargain/bargain-admin.calls'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { day, type Instant } from '@mallard/kernel'
import type { Cut } from '#platform/deep-cut.ts'
import { momentInput, momentOf, nextHour } from '#platform/store-clock.ts'

/** What is typed: prices in yuan, moments by the store's clock. */
export interface BargainDraft {
  name: string
  nameEn: string
  sku: AdminPickedSku | undefined
  from: string
  until: string
  startPrice: number | null
  floorPrice: number | null
  helpers: number | null
  stock: number | null
  roomHours: number | null
  dailyHelps: number | null
  helpLimit: number | null
}

const fenOf = (amount: number | null) => Math.round((amount ?? 0) * 100)

/** A week from the next full hour on, or an activity as it is. */
export function draftOf(bargain: AdminBargain | undefined, now: Instant): BargainDraft {
  if (bargain) {
    const { skuId, productSn, title, productAttr, pic, salePrice, available } = bargain
    const { name, nameEn, helpers, stock, roomHours, dailyHelps, helpLimit } = bargain
    return {
      name,
      nameEn,
      sku: { skuId, productSn, title, attr: productAttr, pic, salePrice, available },
      from: momentInput(bargain.startAt),
      until: momentInput(bargain.endAt),
      startPrice: bargain.startPrice / 100,
      floorPrice: bargain.floorPrice / 100,
      helpers,
      stock,
      roomHours,
      dailyHelps,
      helpLimit,
    }
  }
  const from = nextHour(now)
  return {
    name: '',
    nameEn: '',
    sku: undefined,
    from: momentInput(from),
    until: momentInput(from + 7 * day),
    startPrice: null,
    floorPrice: null,
    helpers: 8,
    stock: null,
    roomHours: 24,
    dailyHelps: 5,
    helpLimit: 20,
  }
}

/** What saving sends; what is not typed yet is 0. */
export function setupOf(
  draft: BargainDraft,
  { id, version }: { readonly id: number; readonly version: number },
): BargainSetup {
  return {
    id,
    version,
    name: draft.name.trim(),
    nameEn: draft.nameEn.trim(),
    startAt: momentOf(draft.from) ?? 0,
    endAt: momentOf(draft.until) ?? 0,
    skuId: draft.sku?.skuId ?? 0,
    startPrice: fenOf(draft.startPrice),
    floorPrice: fenOf(draft.floorPrice),
    helpers: draft.helpers ?? 0,
    stock: draft.stock ?? 0,
    roomHours: draft.roomHours ?? 0,
    dailyHelps: draft.dailyHelps ?? 0,
    helpLimit: draft.helpLimit ?? 0,
  }
}

/** Whether everything is typed, so that the server can be asked what stands against it. */
export const isWhole = (setup: BargainSetup): boolean =>
  Object.entries(setup).every(
    ([name, value]) => ['id', 'version', 'nameEn'].includes(name) || Boolean(value),
  )

/**
 * The floor, where it is hardly meant. Floors are deep by design, often below half of the price, so
 * that asking from there on would only teach operators to say yes; less than a tenth is a slip of
 * the keyboard more often than it is meant.
 */
export function floorSlips(
  { floorPrice }: BargainSetup,
  { salePrice }: AdminPickedSku,
  name: string,
): Cut[] {
  return floorPrice * 10 < salePrice ? [{ name, before: salePrice, after: floorPrice }] : []
}
