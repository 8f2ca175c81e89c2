import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { namesOfPerson } from '#features/people/identity/index.ts'
import { hasBought } from '#features/trade/order/index.ts'
import {
  isCouponThere,
  isSkuOnSale,
  namedColumns,
  noteSeenIn,
  runsAt,
  thingColumns,
  thingJoins,
  type NamedRow,
  type ThingRow,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { keyedHash } from '#platform/secrets.ts'
import type { Newcomer, Supply } from './gift.rules.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** A member of a partner, in a store of it. */
export interface Member extends Scope {
  readonly memberId: number
}

/** A gift with what it is; money in fen, times in ms. */
export interface GiftRow extends NamedRow, ThingRow, Supply {
  readonly rules: string
  readonly rulesEn: string
  readonly points: number
  /** Of the goods or the coupon; empty of points. */
  readonly title: string
  readonly titleEn: string
  readonly salePrice: number | null
}

const columns = (now: Date) => sql`${namedColumns}, ${thingColumns},
  a.rules, a.rules_en as "rulesEn", a.points, a.quota, a.taken,
  coalesce(g.title, t.name, '') as title, coalesce(g.title_en, t.name_en, '') as "titleEn",
  coalesce(s.on_hand - s.reserved, t.total - t.taken) as available,
  case when a.sku_id is not null then ${isSkuOnSale}
    when a.template_id is not null then ${isCouponThere(now)} else true end as "isThere"`

export async function findGift(
  db: Db,
  scope: Scope,
  id: number,
  now: Date,
): Promise<GiftRow | undefined> {
  const { rows } = await sql<GiftRow>`
    select ${columns(now)} from gift_activity a ${thingJoins}
    where ${ofStore('a', scope)} and a.id = ${id}`.execute(db)
  return rows[0]
}

/** The gift that is given now; there is one at a time. */
export async function runningGift(db: Db, scope: Scope, now: Date): Promise<GiftRow | undefined> {
  const { rows } = await sql<GiftRow>`
    select ${columns(now)} from gift_activity a ${thingJoins}
    where ${ofStore('a', scope)} and ${runsAt(now)} order by a.id limit 1`.execute(db)
  return rows[0]
}

/** What names somebody beyond the account: keyed, so that it tells nobody's number. */
export async function digestsOf(
  db: Db,
  hashKey: string,
  member: Pick<Member, 'partnerId' | 'memberId'>,
): Promise<string[]> {
  const names = await namesOfPerson(db, member.partnerId, member.memberId)
  return names.map((name) => keyedHash(hashKey, `gift ${member.partnerId} ${name}`))
}

/** What decides whether somebody is new. */
export async function newcomerOf(
  db: Db,
  { partnerId, memberId }: Pick<Member, 'partnerId' | 'memberId'>,
  digests: readonly string[],
): Promise<Newcomer | undefined> {
  const { rows } = await sql<Newcomer>`
    select ${ms('m.created_at')} as "joinedAt", ${hasBought(partnerId, memberId)} as "hasBought",
      exists (select 1 from gift_claim c where c.partner_id = m.partner_id and c.member_id = m.id)
        or exists (select 1 from gift_identity i
          where i.partner_id = m.partner_id and i.digest = any(${digests}::text[])) as "hadOne"
    from member m where m.partner_id = ${partnerId} and m.id = ${memberId}`.execute(db)
  return rows[0]
}

export interface ClaimRow {
  readonly id: number
  /** The store that gave it, perhaps another of the partner than who asks is in. */
  readonly storeId: number
  readonly giftId: number
  readonly points: number
  readonly orderSn: string | null
  readonly couponHistoryId: number | null
  readonly at: number
}

/** What a member got, in whichever store of the partner; once for ever. */
export async function findClaim(
  db: Db,
  { partnerId, memberId }: Pick<Member, 'partnerId' | 'memberId'>,
): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    select c.id, c.store_id as "storeId", c.gift_id as "giftId", c.points, c.order_sn as "orderSn",
      c.coupon_history_id as "couponHistoryId", ${ms('c.at')} as at
    from gift_claim c where c.partner_id = ${partnerId} and c.member_id = ${memberId}`.execute(db)
  return rows[0]
}

export const isRunning = (scope: Scope, giftId: number, at: Date) =>
  sql`exists (select 1 from gift_activity a
    where ${ofStore('a', scope)} and a.id = ${giftId} and ${runsAt(at)})`

/**
 * The parts `gift_claimed`, `gift_known` and `gift_quota` of a statement: the claim, once for a
 * member; what names the person, once each; then the quota that everyone wants. They do nothing
 * unless the part `taken` has a row.
 */
export const claimParts = (
  owner: Member,
  {
    giftId,
    digests,
    orderSn,
  }: {
    readonly giftId: number
    readonly digests: readonly string[]
    readonly orderSn: string | null
  },
  at: Date,
) => sql`
  gift_claimed as (
    insert into gift_claim (gift_id, partner_id, store_id, member_id, order_sn, points, at)
    select a.id, a.partner_id, a.store_id, ${owner.memberId}::bigint, ${orderSn}::text, a.points,
      ${at}::timestamptz
    from gift_activity a
    where a.id = ${giftId} and ${isRunning(owner, giftId, at)}
      and not ${hasBought(owner.partnerId, owner.memberId)} and exists (select 1 from taken)
    on conflict (partner_id, member_id) do nothing returning id, gift_id
  ), gift_known as (
    insert into gift_identity (partner_id, digest, member_id)
    select ${owner.partnerId}::int, d.digest, ${owner.memberId}::bigint
    from unnest(${[...digests]}::text[]) d(digest)
    cross join gift_claimed
    order by d.digest
    on conflict do nothing returning digest
  ), gift_quota as (
    update gift_activity a set taken = a.taken + 1 from gift_claimed c
    where a.id = c.gift_id and a.taken < a.quota
      and (select count(*) from gift_known) = ${digests.length}::int
    returning a.id
  )`

/** Why the parts above took nothing, in the order in which it counts. */
export const claimFaults = (owner: Member, giftId: number, digests: readonly string[], at: Date) =>
  [
    { fault: 'giftOver', when: sql`not ${isRunning(owner, giftId, at)}` },
    {
      fault: 'giftTaken',
      when: sql`exists (select 1 from gift_claim c
        where c.partner_id = ${owner.partnerId} and c.member_id = ${owner.memberId})`,
    },
    { fault: 'giftNotNew', when: hasBought(owner.partnerId, owner.memberId) },
    {
      // Claimed at the same moment, or by the same person with another account.
      fault: 'giftTaken',
      when: sql`(not exists (select 1 from gift_claimed)
        or (select count(*) from gift_known) < ${digests.length}::int)`,
    },
    { fault: 'giftGone', when: sql`not exists (select 1 from gift_quota)` },
  ] as const

type ClaimFault = ReturnType<typeof claimFaults>[number]['fault']

/** Claims a gift without an order, in the caller's transaction, which ends on a refusal. */
export async function takeClaim(
  trx: Db,
  owner: Member,
  giftId: number,
  digests: readonly string[],
  at: Date,
): Promise<number | ClaimFault> {
  const cases = claimFaults(owner, giftId, digests, at).map(
    ({ when, fault }) => sql`when ${when} then ${fault}`,
  )
  const { rows } = await sql<{ id: number | null; fault: ClaimFault | null }>`
    with taken as (select 1), ${claimParts(owner, { giftId, digests, orderSn: null }, at)}
    select (select id from gift_claimed) as id, case ${sql.join(cases, sql` `)} end as fault`.execute(
    trx,
  )
  const { id = null, fault = null } = rows[0] ?? {}
  return fault ?? id ?? 'giftTaken'
}

export async function noteCoupon(trx: Db, claimId: number, couponHistoryId: number): Promise<void> {
  await sql`update gift_claim set coupon_history_id = ${couponHistoryId} where id = ${claimId}`.execute(
    trx,
  )
}

/** Notes that a member saw a gift. */
export const noteSeen = noteSeenIn('gift_seen', 'gift_id')
