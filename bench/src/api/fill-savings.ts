import pg from 'pg'

/**
 * Goods of the category that has a timed discount in the demo world (shop-data/src/pricing/promotion.ts).
 */
const discounted = 'care-dryer'

export interface Savings {
  /** Promotions that run in the first store. */
  readonly running: number
  /** SKUs that one of them holds for. */
  readonly discounted: readonly string[]
  /**
   * Gives each collector a cart of twenty lines, every fourth of them discounted, in place of what
   * they have.
   */
  fillCarts(): Promise<void>
}

const templates = `
insert into coupon_template (partner_id, store_id, grant_uuid, name, name_en, kind, threshold, face, scope, total, per_user_limit, valid_from, valid_to, obtain, draw_from, draw_to, created_at)
select 1, 1, 'bench' || n, '满减券 ' || n, 'Coupon ' || n, 1, n * 1000, n * 100, 'all', 1000000, 100, now() - interval '1 day', now() + interval '30 days', 'public',
  now() - interval '1 day', now() + interval '30 days', now()
from generate_series(1, 10) n`

/**
 * So many coupons for each member of the bench between two numbers: one of each template, again and
 * again.
 */
const coupons = `
with drawn as (
  insert into coupon_history (partner_id, template_id, member_id, seq_no, valid_from, valid_to, is_freight, source, created_at)
  select 1, t.id, m.id, 1 + (n - 1) / 10, t.valid_from, t.valid_to, false, 'draw', now()
  from member m cross join generate_series(1, $3::int) n join coupon_template t on t.grant_uuid = 'bench' || (1 + (n - 1) % 10)
  where m.partner_id = 1 and m.uuid like 'bench%' and substr(m.uuid, 6)::int between $1::int and $2::int
  returning id, template_id
), counted as (
  update coupon_template t set taken = t.taken + d.count from (select template_id, count(*)::int as count from drawn group by template_id) d where d.template_id = t.id
)
insert into coupon_log (history_id, from_status, to_status, actor_type, reason, at) select id, null, 0, 3, 'bench', now() from drawn`

const points = `
with rich as (
  update member set integration = integration + 1000000 where partner_id = 1 and uuid like 'bench%' and substr(uuid, 6)::int between $1::int and $2::int returning id, integration
)
insert into points_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, at) select 1, id, 1000000, integration, 'opening', 'bench', now() from rich`

const carts = [
  "delete from cart_item c using member m where m.id = c.member_id and m.partner_id = 1 and m.uuid like 'bench%' and substr(m.uuid, 6)::int between $1::int and $2::int",
  `
with buyable as (
  select k.id, s.sale_price, c.code = $3 as is_discounted, row_number() over (partition by c.code = $3 order by k.id) as place
  from store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id join category c on c.id = g.category_id
  join sku k on k.partner_id = sg.partner_id and k.product_sn = sg.product_sn join store_sku s on s.partner_id = 1 and s.store_id = 1 and s.sku_id = k.id
  where sg.partner_id = 1 and sg.store_id = 1 and sg.on_sale and sg.stock_state = 1 and g.max_per_user = 0 and s.on_hand - s.reserved > 10000
), wanted as (
  select m.id, n, e.is_discounted, 1 + (substr(m.uuid, 6)::int * 20 + n) % e.count as place
  from member m cross join generate_series(0, 19) n join (select is_discounted, count(*) from buyable group by is_discounted) e on e.is_discounted = (n % 4 = 0)
  where m.partner_id = 1 and m.uuid like 'bench%' and substr(m.uuid, 6)::int between $1::int and $2::int
)
insert into cart_item (partner_id, store_id, member_id, sku_id, quantity, checked, added_price, created_at)
select 1, 1, w.id, b.id, 1, true, b.sale_price, now()
from wanted w join buyable b on b.is_discounted = w.is_discounted and b.place = w.place`,
]

async function fillCarts(url: string, { from, until }: Range): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(carts[0]!, [from + 1, until])
    await client.query(carts[1]!, [from + 1, until, discounted])
  } finally {
    await client.end()
  }
}

/** Members by their number, from the first to the last. */
interface Range {
  readonly from: number
  readonly until: number
}

/** Coupons and points for members of the bench, as if they had drawn and earned them. */
export async function fillSavings(
  client: pg.Client,
  url: string,
  savers: Range,
  collectors: Range,
): Promise<Savings> {
  await client.query(templates)
  await client.query(coupons, [savers.from + 1, savers.until, 1])
  await client.query(coupons, [collectors.from + 1, collectors.until, 10])
  await client.query(points, [collectors.from + 1, collectors.until])
  const running = await client.query<{ count: number }>(
    'select count(*)::int as count from promotion where partner_id = 1 and store_id = 1 and closed_at is null and start_at <= now() and end_at > now()',
  )
  const skus = await client.query<{ sn: string }>(
    `select sg.product_sn as sn from store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id join category c on c.id = g.category_id
     where sg.partner_id = 1 and sg.store_id = 1 and sg.on_sale and sg.stock_state = 1 and g.max_per_user = 0 and sg.price > 2000 and c.code = $1 order by g.id`,
    [discounted],
  )
  return {
    running: running.rows[0]?.count ?? 0,
    discounted: skus.rows.map(({ sn }) => sn),
    fillCarts: () => fillCarts(url, collectors),
  }
}
