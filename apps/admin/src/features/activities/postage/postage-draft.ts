import type {
  AdminPostage,
  PostageSetup,
} from '@mallard/contract/activities/postage/postage-admin.calls'
import type { PostageAudience } from '@mallard/contract/activities/postage/postage.codes'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { day, type Instant } from '@mallard/kernel'
import { momentInput, momentOf, nextHour } from '#platform/store-clock.ts'

/** What is typed: the postage in yuan, moments by the store's clock. */
export interface PostageDraft {
  name: string
  nameEn: string
  sku: AdminPickedSku | undefined
  from: string
  until: string
  postageAmount: number | null
  quota: number | null
  audience: PostageAudience
  rules: string
  rulesEn: string
}

/** A week from the next full hour on, or a trial as it is. */
export function draftOf(postage: AdminPostage | undefined, now: Instant): PostageDraft {
  if (postage) {
    const { skuId, productSn, title, productAttr, pic, salePrice, available } = postage
    const { name, nameEn, quota, audience, rules, rulesEn } = postage
    return {
      name,
      nameEn,
      sku: { skuId, productSn, title, attr: productAttr, pic, salePrice, available },
      from: momentInput(postage.startAt),
      until: momentInput(postage.endAt),
      postageAmount: postage.postageAmount / 100,
      quota,
      audience,
      rules,
      rulesEn,
    }
  }
  const from = nextHour(now)
  return {
    name: '',
    nameEn: '',
    sku: undefined,
    from: momentInput(from),
    until: momentInput(from + 7 * day),
    postageAmount: null,
    quota: null,
    audience: 'all',
    rules: '',
    rulesEn: '',
  }
}

/** What saving sends; what is not typed yet is 0. */
export function setupOf(
  draft: PostageDraft,
  { id, version }: { readonly id: number; readonly version: number },
): PostageSetup {
  return {
    id,
    version,
    name: draft.name.trim(),
    nameEn: draft.nameEn.trim(),
    startAt: momentOf(draft.from) ?? 0,
    endAt: momentOf(draft.until) ?? 0,
    skuId: draft.sku?.skuId ?? 0,
    postageAmount: Math.round((draft.postageAmount ?? 0) * 100),
    quota: draft.quota ?? 0,
    audience: draft.audience,
    rules: draft.rules.trim(),
    rulesEn: draft.rulesEn.trim(),
  }
}

/** Whether enough is typed, so that the server can be asked what stands against it. */
export const isWhole = ({ startAt, endAt, skuId, postageAmount, quota }: PostageSetup): boolean =>
  [startAt, endAt, skuId, postageAmount, quota].every((value) => value > 0)
