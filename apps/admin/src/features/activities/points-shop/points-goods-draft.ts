import type {
  AdminPointsGoods,
  PointsGoodsSetup,
} from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import type { PointsGoodsKind } from '@mallard/contract/activities/points-shop/points-shop.codes'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { day, type Instant } from '@mallard/kernel'
import { momentInput, momentOf, nextHour } from '#platform/store-clock.ts'

/** What is typed: cash in yuan, moments by the store's clock. */
export interface PointsGoodsDraft {
  kind: PointsGoodsKind
  sku: AdminPickedSku | undefined
  templateId: number | undefined
  points: number | null
  cashAmount: number | null
  quota: number | null
  limitPerUser: number | null
  from: string
  until: string
  /** Empty: everyone. */
  minLevel: string
  sort: number | null
}

/** A month from the next full hour on, or what is up as it is. */
export function draftOf(of: AdminPointsGoods | undefined, now: Instant): PointsGoodsDraft {
  if (of) {
    const { skuId, productSn, title, productAttr, pic, salePrice, available } = of
    return {
      kind: of.kind,
      sku:
        skuId === null || pic === null
          ? undefined
          : { skuId, productSn, title, attr: productAttr, pic, salePrice, available },
      templateId: of.templateId ?? undefined,
      points: of.points,
      cashAmount: of.cashAmount / 100,
      quota: of.quota,
      limitPerUser: of.limitPerUser,
      from: momentInput(of.startAt),
      until: momentInput(of.endAt),
      minLevel: of.minLevel ?? '',
      sort: of.sort,
    }
  }
  const from = nextHour(now)
  return {
    kind: 'goods',
    sku: undefined,
    templateId: undefined,
    points: null,
    cashAmount: 0,
    quota: null,
    limitPerUser: 1,
    from: momentInput(from),
    until: momentInput(from + 30 * day),
    minLevel: '',
    sort: 0,
  }
}

/** What saving sends; what is not typed yet is 0. */
export function setupOf(
  draft: PointsGoodsDraft,
  { id, version }: { readonly id: number; readonly version: number },
): PointsGoodsSetup {
  const isGoods = draft.kind === 'goods'
  return {
    id,
    version,
    skuId: isGoods ? (draft.sku?.skuId ?? null) : null,
    templateId: isGoods ? null : (draft.templateId ?? null),
    points: draft.points ?? 0,
    cashAmount: isGoods ? Math.round((draft.cashAmount ?? 0) * 100) : 0,
    quota: draft.quota ?? 0,
    limitPerUser: draft.limitPerUser ?? 0,
    startAt: momentOf(draft.from) ?? 0,
    endAt: momentOf(draft.until) ?? 0,
    minLevel: draft.minLevel || null,
    sort: draft.sort ?? 0,
  }
}

/** Whether enough is typed for the server to say what stands against it. */
export const isWhole = ({ skuId, templateId, points, quota, limitPerUser }: PointsGoodsSetup) =>
  (skuId ?? templateId) !== null && points > 0 && quota > 0 && limitPerUser > 0
