import type { Period } from '@mallard/contract/activities/activity/activity.codes'
import { fen, type Instant, type Scope } from '@mallard/kernel'
import { noteActivityPrices } from '#features/pricing/price-history/index.ts'
import { shortYuan, showActivity } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'

/** An activity as lists and goods pages show the SKUs that it sells. */
interface Shown extends Period {
  /** Code of the way to buy, and the activity. */
  readonly kind: number
  readonly id: number
  /** What stands before the price on a card. */
  readonly tag: { readonly zh: string; readonly en: string }
  /** Fen of one unit, and the path of its page. */
  readonly skus: readonly {
    readonly skuId: number
    readonly price: number
    readonly path: string
  }[]
}

/** Lists and goods pages show what an activity sells as it is now; nothing once it was ended early. */
export async function showSkus(
  trx: Db,
  scope: Scope,
  { kind, id, startAt, endAt, isClosed, tag, skus }: Shown,
): Promise<void> {
  const tagged = skus.map((sku) => {
    const yuan = shortYuan(fen(sku.price))
    return { ...sku, tag: `${tag.zh}¥${yuan}`, tagEn: `${tag.en} ¥${yuan}` }
  })
  await showActivity(trx, scope, { kind, id, startAt, endAt, skus: isClosed ? [] : tagged })
}

/** The same of prices that hold for everyone: from when until when they do is noted. */
export async function showPrices(trx: Db, scope: Scope, shown: Shown, now: Instant): Promise<void> {
  await noteActivityPrices(trx, scope, { ...shown, skus: shown.isClosed ? [] : shown.skus }, now)
  await showSkus(trx, scope, shown)
}
