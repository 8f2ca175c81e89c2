import type { PostageSetup } from '@mallard/contract/activities/postage/postage-admin.calls'
import type {
  PostageAudience,
  PostageState,
} from '@mallard/contract/activities/postage/postage.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const ofStore = (scope: Scope) =>
  sql`p.partner_id = ${scope.partnerId} and p.store_id = ${scope.storeId}`

const states: Readonly<Record<PostageState, (now: Date) => ReturnType<typeof sql>>> = {
  CLOSED: () => sql`p.closed_at is not null`,
  WAIT: (now) => sql`p.closed_at is null and p.start_at > ${now}`,
  RUN: (now) => sql`p.closed_at is null and p.start_at <= ${now} and p.end_at > ${now}`,
  END: (now) => sql`p.closed_at is null and p.end_at <= ${now}`,
}

interface Page {
  readonly offset: number
  readonly limit: number
}

export interface ListedPostage {
  readonly id: number
  readonly name: string
  readonly audience: PostageAudience
  readonly startAt: number
  readonly endAt: number
  readonly isClosed: boolean
  readonly title: string
  readonly titleEn: string
  readonly postageAmount: number
  readonly quota: number
  readonly reserved: number
  readonly sold: number
}

export async function listPostages(
  db: Db,
  scope: Scope,
  { state, offset, limit }: Page & { readonly state: PostageState | 'ALL' },
  now: Date,
): Promise<{ rows: ListedPostage[]; total: number }> {
  const which = sql`${ofStore(scope)} and ${state === 'ALL' ? sql`true` : states[state](now)}`
  const { rows } = await sql<ListedPostage>`
    select p.id, p.name, p.audience, (extract(epoch from p.start_at) * 1000)::bigint as "startAt", (extract(epoch from p.end_at) * 1000)::bigint as "endAt",
      p.closed_at is not null as "isClosed", g.title, g.title_en as "titleEn", p.postage_amount as "postageAmount", p.quota, p.reserved, p.sold
    from postage_promotion p join sku k on k.partner_id = p.partner_id and k.id = p.sku_id join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    where ${which} order by p.start_at desc, p.id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from postage_promotion p where ${which}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export interface Figures {
  readonly seen: number
  readonly joined: number
  readonly paid: number
  readonly cost: number
}

/** How a trial went so far; `cost` in fen, by the store's prices when the orders were placed. */
export async function figuresOf(db: Db, id: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select (select count(*)::int from postage_seen s where s.promotion_id = ${id}) as seen, count(*)::int as joined, count(c.paid_at)::int as paid,
      coalesce((select sum(i.promotion_amount) from postage_claim q join orders o on o.partner_id = q.partner_id and o.order_sn = q.order_sn join order_item i on i.order_id = o.id
        where q.promotion_id = ${id} and q.paid_at is not null), 0)::bigint as cost
    from postage_claim c where c.promotion_id = ${id}`.execute(db)
  return rows[0]!
}

export interface ClaimRow {
  readonly memberId: number
  readonly name: string
  readonly phone: string | null
  readonly orderSn: string
  readonly at: number
  readonly isPaid: boolean
}

export async function listClaims(
  db: Db,
  id: number,
  { offset, limit }: Page,
): Promise<{ rows: ClaimRow[]; total: number }> {
  const { rows } = await sql<ClaimRow>`
    select c.member_id as "memberId", m.nickname as name, m.phone, c.order_sn as "orderSn", (extract(epoch from c.at) * 1000)::bigint as at, c.paid_at is not null as "isPaid"
    from postage_claim c join member m on m.partner_id = c.partner_id and m.id = c.member_id
    where c.promotion_id = ${id} order by c.at desc, c.member_id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from postage_claim where promotion_id = ${id}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export interface SetUpSku {
  readonly title: string
  readonly titleEn: string
  readonly salePrice: number
  readonly available: number
  /** A trial of the same SKU at the same time. */
  readonly clash: string | null
  /** Another activity of the SKU at the same time. */
  readonly other: { readonly tag: string; readonly tagEn: string } | null
}

/** What a set-up must know of its SKU; undefined when the store does not have it. */
export async function setUpSku(
  db: Db,
  scope: Scope,
  { id, skuId, startAt, endAt }: Pick<PostageSetup, 'id' | 'skuId' | 'startAt' | 'endAt'>,
): Promise<SetUpSku | undefined> {
  const [from, until] = [new Date(startAt), new Date(endAt)]
  const { rows } = await sql<SetUpSku>`
    select g.title, g.title_en as "titleEn", t.sale_price as "salePrice", t.on_hand - t.reserved as available,
      (select p.name from postage_promotion p where ${ofStore(scope)} and p.sku_id = k.id and p.id <> ${id} and p.closed_at is null
        and p.start_at < ${until} and p.end_at > ${from} order by p.start_at limit 1) as clash,
      (select jsonb_build_object('tag', a.tag, 'tagEn', a.tag_en) from activity_offer a where a.partner_id = k.partner_id and a.store_id = t.store_id and a.sku_id = k.id
        and a.kind <> ${orderKind.postage} and a.start_at < ${until} and a.end_at > ${from} order by a.start_at limit 1) as other
    from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku t on t.partner_id = k.partner_id and t.store_id = ${scope.storeId} and t.sku_id = k.id
    where k.partner_id = ${scope.partnerId} and k.id = ${skuId}`.execute(db)
  return rows[0]
}

/** Set-ups of one store are saved one after another. */
export async function lockSetups(trx: Db, scope: Scope): Promise<void> {
  await sql`select 1 from store where partner_id = ${scope.partnerId} and id = ${scope.storeId} for no key update`.execute(
    trx,
  )
}

export async function insertPostage(
  trx: Db,
  { partnerId, storeId }: Scope,
  uuid: string,
  setup: PostageSetup,
  at: Date,
): Promise<number> {
  const { name, nameEn, rules, rulesEn, skuId, postageAmount, quota, audience } = setup
  const { rows } = await sql<{ id: number }>`
    insert into postage_promotion (uuid, partner_id, store_id, sku_id, name, name_en, rules, rules_en, start_at, end_at, postage_amount, quota, audience, created_at)
    values (${uuid}, ${partnerId}, ${storeId}, ${skuId}, ${name}, ${nameEn}, ${rules}, ${rulesEn}, ${new Date(setup.startAt)}, ${new Date(setup.endAt)}, ${postageAmount}, ${quota}, ${audience}, ${at})
    returning id`.execute(trx)
  return rows[0]!.id
}

/** Changes a trial that is as it was read, and has not begun: afterwards there are orders. */
export async function updatePostage(
  trx: Db,
  { partnerId, storeId }: Scope,
  setup: PostageSetup,
  at: Date,
): Promise<boolean> {
  const { id, version, name, nameEn, rules, rulesEn, skuId, postageAmount, quota, audience } = setup
  const { rows } = await sql`
    update postage_promotion set sku_id = ${skuId}, name = ${name}, name_en = ${nameEn}, rules = ${rules}, rules_en = ${rulesEn}, start_at = ${new Date(setup.startAt)}, end_at = ${new Date(setup.endAt)},
      postage_amount = ${postageAmount}, quota = ${quota}, audience = ${audience}, version = version + 1
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id} and version = ${version} and closed_at is null and start_at > ${at} returning id`.execute(
    trx,
  )
  return rows.length === 1
}

/** True when it was open until now. */
export async function closePostage(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
  reason: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update postage_promotion set closed_at = ${at}, close_reason = ${reason}, version = version + 1
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id} and closed_at is null and end_at > ${at} returning id`.execute(
    trx,
  )
  return rows.length === 1
}
