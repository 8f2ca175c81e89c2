import type { AdminGift, GiftSetup } from '@mallard/contract/activities/gift/gift-admin.calls'
import type { GiftKind } from '@mallard/contract/activities/gift/gift.codes'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { day, type Instant } from '@mallard/kernel'
import { momentInput, momentOf, nextHour } from '#platform/store-clock.ts'

/** What is typed; moments by the store's clock. */
export interface GiftDraft {
  name: string
  nameEn: string
  rules: string
  rulesEn: string
  kind: GiftKind
  sku: AdminPickedSku | undefined
  templateId: number | undefined
  points: number | null
  quota: number | null
  from: string
  until: string
}

/** A month from the next full hour on, or a gift as it is. */
export function draftOf(of: AdminGift | undefined, now: Instant): GiftDraft {
  if (of) {
    const { skuId, productSn, title, productAttr, pic, salePrice, available } = of
    const { name, nameEn, rules, rulesEn, kind, points, quota } = of
    return {
      name,
      nameEn,
      rules,
      rulesEn,
      kind,
      sku:
        skuId === null || pic === null
          ? undefined
          : { skuId, productSn, title, attr: productAttr, pic, salePrice, available },
      templateId: of.templateId ?? undefined,
      points: points || null,
      quota,
      from: momentInput(of.startAt),
      until: momentInput(of.endAt),
    }
  }
  const from = nextHour(now)
  return {
    name: '',
    nameEn: '',
    rules: '',
    rulesEn: '',
    kind: 'goods',
    sku: undefined,
    templateId: undefined,
    points: null,
    quota: null,
    from: momentInput(from),
    until: momentInput(from + 30 * day),
  }
}

/** What saving sends: one of the three things, whatever else was typed before. */
export function setupOf(
  draft: GiftDraft,
  { id, version }: { readonly id: number; readonly version: number },
): GiftSetup {
  const { kind } = draft
  return {
    id,
    version,
    name: draft.name.trim(),
    nameEn: draft.nameEn.trim(),
    rules: draft.rules.trim(),
    rulesEn: draft.rulesEn.trim(),
    skuId: kind === 'goods' ? (draft.sku?.skuId ?? null) : null,
    templateId: kind === 'coupon' ? (draft.templateId ?? null) : null,
    points: kind === 'points' ? (draft.points ?? 0) : 0,
    quota: draft.quota ?? 0,
    startAt: momentOf(draft.from) ?? 0,
    endAt: momentOf(draft.until) ?? 0,
  }
}

/** Whether enough is typed for the server to say what stands against it. */
export const isWhole = ({ skuId, templateId, points, quota, startAt, endAt }: GiftSetup): boolean =>
  ((skuId ?? templateId) !== null || points > 0) && quota > 0 && startAt < endAt
