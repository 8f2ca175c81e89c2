import type { PostageAudience } from '@mallard/contract/activities/postage/postage.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { hasBought } from '#features/trade/order/index.ts'
import {
  noteSeenIn,
  skuActivities,
  type NamedRow,
  type SkuRow,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'

/** A trial with its SKU; money in fen, times in ms. */
export interface PostageRow extends NamedRow, SkuRow {
  readonly uuid: string
  readonly rules: string
  readonly rulesEn: string
  readonly postageAmount: number
  readonly quota: number
  readonly reserved: number
  readonly sold: number
  readonly audience: PostageAudience
}

const postages = skuActivities<PostageRow>(
  'postage_promotion',
  sql`a.uuid, a.rules, a.rules_en as "rulesEn", a.postage_amount as "postageAmount", a.quota,
    a.reserved, a.sold, a.audience`,
)

export const findPostage = (
  db: Db,
  scope: Scope,
  by: { readonly uuid: string } | { readonly id: number },
): Promise<PostageRow | undefined> =>
  postages.find(db, scope, 'uuid' in by ? sql`a.uuid = ${by.uuid}` : sql`a.id = ${by.id}`)

/** Trials that run at a moment, those first that end first. */
export const runningPostages = postages.running

/** How a member stands to a trial. */
export interface Standing {
  /** The order in which they took it. */
  readonly orderSn: string | null
  /** They never bought anything of the partner, but what was paid back whole. */
  readonly isNew: boolean
}

export async function standingOf(
  db: Db,
  { partnerId, storeId }: Scope,
  promotionId: number,
  memberId: number,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select (select c.order_sn from postage_claim c
      where c.partner_id = ${partnerId} and c.store_id = ${storeId} and c.promotion_id = ${promotionId}
        and c.member_id = ${memberId}) as "orderSn",
      not ${hasBought(partnerId, memberId)} as "isNew"`.execute(db)
  return rows[0]!
}

/** Remembers that a member saw a trial, once. */
export const noteSeen = noteSeenIn('postage_seen', 'promotion_id')
