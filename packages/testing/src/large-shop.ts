/** How large the first store of a demo world is made. */
export interface ShopSize {
  /** Goods on sale, the demo world's own included. */
  readonly goods: number
  /** Members beside those of the demo world. */
  readonly members: number
  /** Orders of many years, all of these members. */
  readonly orders: number
}

/**
 * Statements that make a demo world on PostgreSQL large by itself, in minutes at a million orders.
 * Run them in this order on one connection, and let PostgreSQL count its tables afterwards (`vacuum
 * analyze`). Amounts, stock, points and payments agree as the invariants want them.
 */
export function largeShop({ goods, members, orders }: ShopSize): string[] {
  return [
    ...(goods > 0 ? goodsStatements(goods) : []),
    ...(members > 0 ? memberStatements(members) : []),
    ...(members > 0 && orders > 0 ? [...orderStatements(orders), ...afterOrders] : []),
  ]
}

const here = 'partner_id = 1 and store_id = 1'

/** One row of what the lists of a filled shop are asked for: `ListNames` of large-lists.ts. */
export const listNames = `
  select (select order_sn from orders where status = 3 order by id desc limit 1) as "orderSn",
    (select goods_id::int from review group by 1 order by count(*) desc limit 1) as "goodsId",
    array(select goods_id::int from listing where ${here} and category_id = 0
      order by (goods_id * 7919) % 10007 limit 20000) as "goodsIds",
    (select category_id::int from listing where ${here} and category_id <> 0
      group by 1 order by count(*) desc limit 1) as "categoryId",
    coalesce((select max(id)::int from segment where partner_id = 1), 1) as "segmentId",
    coalesce((select max(id)::int from campaign where partner_id = 1), 1) as "campaignId",
    (select template_id::int from coupon_history group by 1 order by count(*) desc limit 1) as "couponId",
    (select (attrs -> 0 ->> 'key') || ':' || (attrs -> 0 ->> 'value') from sku
      where partner_id = 1 group by 1 order by count(*) desc limit 1) as attribute,
    array(select distinct word from (
        select unnest(hot_words) as word from store where ${here.replace('store_id', 'id')}
        union all select name from category where partner_id = 1
        union all select substr(title, 1, 2) from goods where partner_id = 1 and code !~ '-n\\d+$'
        union all select right(title, 3) from goods where partner_id = 1 and code !~ '-n\\d+$') w
      where word ~ '^[\\u4e00-\\u9fff]{2,}$' order by word) as words,
    coalesce((select concat((extract(epoch from created_at) * 1000000)::bigint, '.', id) from orders where ${here}
      order by created_at desc, id desc offset 19989 limit 1), '1.1') as "deepOrder",
    coalesce((select concat('0.', id) from member where partner_id = 1 order by id desc offset 9997 limit 1), '1.1') as "deepMember",
    coalesce((select concat(paid_total, '.', id) from member where partner_id = 1
      order by paid_total desc, id desc offset 9997 limit 1), '1.1') as "deepPaid",
    coalesce((select concat(sort, '.', goods_id) from store_goods where ${here}
      order by sort, goods_id offset 3997 limit 1), '1.1') as "deepGoods"`

/** Copies of the demo goods with numbers of their own, until the first store has this many. */
const goodsStatements = (count: number) => [
  `create temp table copy as
    select g.id as base_id, n, g.code || '-n' || n as code
    from goods g join store_goods sg on sg.partner_id = g.partner_id and sg.goods_id = g.id and sg.store_id = 1 and sg.on_sale
    cross join generate_series(1, ${count}) n
    where g.partner_id = 1
    order by n, g.id
    limit greatest(0, ${count} - (select count(*) from store_goods where ${here}))`,
  // Every column that is not named here is the original's, also those of later migrations.
  `do $$ declare others text; begin
    select string_agg(quote_ident(attname), ', ') into others from pg_attribute
    where attrelid = 'goods'::regclass and attnum > 0 and not attisdropped and attidentity = ''
      and attname not in ('code', 'title', 'title_en', 'search_text', 'max_per_user', 'launched_at', 'limit_since');
    execute format('insert into goods (code, title, title_en, search_text, max_per_user, launched_at, %1$s)
      select c.code, title || '' '' || c.n, title_en || '' '' || c.n, search_text || '' '' || c.n, 0, launched_at - c.n * interval ''1 hour'', %1$s
      from (select code, n, base_id from copy) c (code, n, base_id) join (select id as of_id, * from goods) g on g.of_id = c.base_id
      order by c.n, g.of_id', others);
  end $$`,
  `alter table copy add column goods_id bigint`,
  `update copy c set goods_id = g.id from goods g where g.partner_id = 1 and g.code = c.code`,
  `analyze goods, copy`,
  `insert into sku (partner_id, goods_id, product_sn, attrs, attrs_en, pic, list_price, weight_g, barcode, sort)
    select k.partner_id, c.goods_id, k.product_sn || '-n' || c.n, k.attrs, k.attrs_en, k.pic, k.list_price, k.weight_g, k.barcode, k.sort
    from copy c join sku k on k.goods_id = c.base_id order by c.goods_id, k.sort`,
  `create temp table copied_sku as
    select k.id, c.goods_id, s.sale_price, k.list_price, k.product_sn, k.sort
    from copy c join sku b on b.goods_id = c.base_id
    join store_sku s on s.partner_id = 1 and s.store_id = 1 and s.sku_id = b.id
    join sku k on k.partner_id = 1 and k.product_sn = b.product_sn || '-n' || c.n order by k.id`,
  `analyze sku, copied_sku`,
  `insert into store_sku (partner_id, store_id, sku_id, sale_price, on_hand) select 1, 1, id, sale_price, 1000000 from copied_sku`,
  `analyze store_sku`,
  `insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
    select 1, 1, id, 1000000, 0, 'initial', '1-1', 1000000, 0, now() from copied_sku`,
  `insert into store_goods (partner_id, store_id, goods_id, on_sale, sort, sales, price, list_price, product_sn, stock_state)
    select distinct on (goods_id) 1, 1, goods_id, true, 1000 + goods_id, (goods_id * 7919) % 5000, sale_price, list_price, product_sn, 1
    from copied_sku order by goods_id, sale_price, sort, id`,
  // Every tenth lacks a basis of its list price.
  `update store_goods set unproved_skus = 1 where partner_id = 1 and store_id = 1 and goods_id in (select goods_id from copy) and goods_id % 10 = 0`,
  // Dearer until yesterday.
  `insert into price_history (partner_id, store_id, sku_id, price, from_at, until_at)
    select 1, 1, id, sale_price + 100 - 100 * n, now() - interval '9 days' + n * interval '8 days', case n when 0 then now() - interval '1 day' end
    from copied_sku, generate_series(0, 1) n order by id, n`,
  `analyze price_history`,
  // As refresh_listing would: a copy is found by the same terms.
  `insert into listing (partner_id, store_id, category_id, goods_id, sort, sales, base_price, price, launched_at, stock_state, terms, title)
    select 1, 1, b.category_id, c.goods_id, s.sort, s.sales, s.price, s.price, g.launched_at, s.stock_state, b.terms,
      case when b.category_id = 0 then lower(g.title || ' ' || g.title_en) end
    from copy c join listing b on b.partner_id = 1 and b.store_id = 1 and b.goods_id = c.base_id join goods g on g.id = c.goods_id
    join store_goods s on s.partner_id = 1 and s.store_id = 1 and s.goods_id = c.goods_id order by c.goods_id`,
  // A picture of its own for each in the library.
  `with filed as (
      insert into media (partner_id, name, picture, was_used, created_at)
      select 1, left(c.code, 80), g.pics -> 0 || jsonb_build_object('url', '/large/' || c.goods_id), true, g.launched_at
      from copy c join goods g on g.id = c.goods_id order by c.goods_id returning id, url)
    insert into media_use (partner_id, kind, ref_id, media_id)
    select 1, 'goods', c.goods_id, f.id from copy c join filed f on f.url = '/large/' || c.goods_id`,
  `drop table copy, copied_sku`,
  `analyze goods, sku, store_sku, store_goods, listing, media, media_use`,
]

/** Members of many years, with a phone from 18000000001 on, and as many points as growth. */
const memberStatements = (count: number) => [
  `create temp table buyer as
    with made as (
      insert into member (partner_id, uuid, nickname, phone, integration, growth, register_source, created_at)
      select 1, md5('large ' || n)::uuid::text, '顾客' || n, '18' || lpad(n::text, 9, '0'), n % 3000, n % 3000, 'h5',
        now() - (${count} - n) * interval '5 minutes'
      from generate_series(1, ${count}) n returning id, phone, integration, created_at)
    select *, row_number() over (order by id) - 1 as place from made`,
  `create unique index on buyer (place)`,
  `analyze member, buyer`,
  `insert into points_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, at)
    select 1, id, integration, integration, 'adjust', 'large', created_at from buyer where integration > 0 order by id`,
  `insert into growth_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, at)
    select 1, id, integration, integration, 'adjust', 'large', created_at from buyer where integration > 0 order by id`,
  `insert into audit_log (partner_id, store_id, staff_id, staff_name, action, object, changes, ip, at)
    select 1, 1, 1, '店长', 'points.adjust', 'member ' || id, '{}', '127.0.0.1', created_at from buyer order by id`,
  `insert into pii_read (partner_id, store_id, staff_id, staff_name, call, way, object, ip, hour, at, last_at, times)
    select 1, 1, s.id, s.name, 'memberAdmin.detail', 'open', 'member ' || b.id, '127.0.0.1', b.created_at, b.created_at, b.created_at, 1
    from buyer b cross join (select id, name from staff where partner_id = 1 order by id limit 1) s order by b.id`,
  `insert into segment (partner_id, store_id, name, conditions, staff_name, changed_at)
    values (1, 1, '全部会员', '{"of":"store"}', '店长', now())`,
  `with sent as (
      insert into campaign (partner_id, store_id, title, title_en, text, text_en, link, purpose, sent_to, audience_id, members, state, staff_name, created_at)
      select 1, 1, '会员日', '', '本周末全场包邮。', '', '', 'marketing', '全部会员', 0, count(*), 'done', '店长', now() from buyer returning id)
    insert into campaign_member (partner_id, campaign_id, member_id, outcome, at)
    select 1, s.id, b.id, 'noConsent', now() from buyer b cross join sent s order by b.id`,
  `insert into collection (partner_id, member_id, goods_id, created_at)
    select 1, b.id, g.id, b.created_at from buyer b
    cross join lateral (select goods_id as id from store_goods where ${here} and on_sale order by sort, goods_id limit 1) g order by b.id`,
  `insert into coupon_history (partner_id, template_id, member_id, seq_no, valid_from, valid_to, is_freight, source, created_at)
    select 1, t.id, b.id, 1, b.created_at, now() + interval '30 days', false, 'public', b.created_at from buyer b
    cross join (select min(id) as id from coupon_template where partner_id = 1) t order by b.id`,
  `analyze coupon_history`,
  `insert into coupon_log (history_id, partner_id, to_status, actor_type, at)
    select h.id, 1, 0, 3, h.created_at from coupon_history h join buyer b on b.id = h.member_id order by h.id`,
  `update coupon_template t set total = t.total + ${count}, taken = (select count(*) from coupon_history h where h.template_id = t.id)
    where t.id = (select min(id) from coupon_template where partner_id = 1)`,
]

/**
 * What each order is, by its number: closed, to be sent, on its way, or received; one line each.
 */
const orderStatements = (count: number) => [
  `create temp table chosen as
    select k.id as sku_id, k.goods_id, k.product_sn, g.title, g.title_en, k.pic, s.sale_price, row_number() over (order by k.id) - 1 as place
    from store_sku s join sku k on k.id = s.sku_id join goods g on g.id = k.goods_id where s.partner_id = 1 and s.store_id = 1`,
  `create unique index on chosen (place)`,
  `analyze chosen`,
  `create temp table sold as
    select n, b.id as member_id, b.phone, c.sku_id, c.goods_id, c.product_sn, c.title, c.title_en, c.pic, c.sale_price, 1 + n % 3 as quantity,
      case when n % 10 = 0 then 4 when n > ${count} * 0.99 then 1 when n > ${count} * 0.97 then 2 else 3 end as status,
      now() - (${count} - n) * interval '30 seconds' as at,
      to_char(now() - (${count} - n) * interval '30 seconds', 'YYMMDDHH24MISS') || lpad((n % 100000000)::text, 8, '0') as sn
    from generate_series(1, ${count}) n
    join buyer b on b.place = (n::bigint * 7919) % (select count(*) from buyer)
    join chosen c on c.place = (n::bigint * 31) % (select count(*) from chosen)`,
  `create temp table made as
    with fresh as (
      insert into orders (partner_id, store_id, order_sn, flow_id, member_id, kind, status, close_reason, pay_status, total_amount,
        promotion_amount, coupon_amount, integration_amount, freight_amount, freight_discount_amount, pay_amount, paid_amount, receiver,
        pay_method, created_at, pay_time, ship_time, receive_time)
      select 1, 1, sn, 'large-' || n, member_id, 2, status, case when status = 4 then 10 end, case when status = 4 then 0 else 1 end,
        sale_price * quantity, 0, 0, 0, 0, 0, sale_price * quantity, case when status = 4 then 0 else sale_price * quantity end,
        jsonb_build_object('name', '顾客' || n, 'phone', phone, 'provinceCode', '330000', 'cityCode', '330100', 'countyCode', '330106',
          'province', '浙江省', 'city', '杭州市', 'county', '西湖区', 'detail', '文三路 ' || n || ' 号', 'postCode', ''),
        case when status <> 4 then 'wxPay' end, at, case when status <> 4 then at end, case when status in (2, 3) then at end,
        case when status = 3 then at end
      from sold order by n returning id, order_sn)
    select f.id, s.* from fresh f join sold s on s.sn = f.order_sn order by f.id`,
  // The checks of foreign keys are planned once a connection: for a table that seems empty they
  // would read all of it.
  `analyze orders, member, made`,
  `insert into order_item (partner_id, store_id, order_id, goods_id, sku_id, product_sn, title, title_en, pic, product_attr, product_price,
      quantity, promotion_amount, coupon_amount, integration_amount, freight_share, real_amount, shipped_quantity)
    select 1, 1, id, goods_id, sku_id, product_sn, title, title_en, pic, '', sale_price, quantity, 0, 0, 0, 0, sale_price * quantity, 0
    from made order by id`,
  `insert into order_log (order_id, partner_id, event, from_status, to_status, actor_type, at, is_handled)
    select o.id, 1, e.event, e.from_status, e.to_status, 3, o.at, true
    from made o cross join lateral (values (1, 'submit', null, 0), (2, 'pay', 0, 1), (3, 'ship', 1, 2), (4, 'confirm', 2, 3),
      (5, 'expire', 0, 4)) e(step, event, from_status, to_status)
    where e.step = 1 or (e.step = 5 and o.status = 4) or (o.status < 4 and e.step between 2 and o.status + 1) order by o.id, e.step`,
]

/**
 * What hangs on the orders: payments, reviews, returns that were cancelled, invoices, messages, and
 * the sums of members.
 */
const afterOrders = [
  `create temp table paid as
    with fresh as (
      insert into pay_order (partner_id, store_id, member_id, pay_no, method, trade_type, amount, status, is_applied, channel_trade_no,
        paid_amount, paid_at, expires_at, created_at)
      select 1, 1, member_id, 'P' || sn, 'wxPay', 'JSAPI', sale_price * quantity, 2, true, 'T' || sn, sale_price * quantity, at, at, at
      from made where status <> 4 order by id returning id, pay_no)
    select f.id as pay_order_id, m.id, m.sale_price * m.quantity as amount from fresh f join made m on 'P' || m.sn = f.pay_no`,
  `analyze pay_order, paid`,
  `insert into pay_order_target (partner_id, store_id, pay_order_id, order_id, amount) select 1, 1, pay_order_id, id, amount from paid order by id`,
  `insert into review (partner_id, store_id, goods_id, member_id, order_item_id, nickname, star, content, product_attr, audit_status, created_at)
    select 1, 1, m.goods_id, m.member_id, i.id, '顾客', 1 + m.n % 5, '第 ' || m.n || ' 条评价', '', case when m.n % 1000 = 1 then 0 else 1 end, m.at
    from made m join order_item i on i.order_id = m.id where m.status = 3 and m.n % 5 = 1 order by m.id`,
  `update orders o set comment_status = 1 from made m where m.id = o.id and m.status = 3 and m.n % 5 = 1`,
  `create temp table asked as
    with fresh as (
      insert into return_apply (partner_id, store_id, apply_id, order_id, applicant_id, role, type, status, is_unsent, is_whole, reason_code,
        description, apply_amount, freight_amount, created_at, done_at)
      select 1, 1, 'R' || sn, id, member_id, 1, 1, 5, false, true, 'unwanted', '', sale_price * quantity, 0, at, at
      from made where status = 3 and n % 20 = 3 order by id returning id, order_id)
    select f.id as apply_id, m.* from fresh f join made m on m.id = f.order_id`,
  `analyze order_item, return_apply, asked`,
  `insert into return_line (apply_id, partner_id, order_item_id, quantity, amount, is_open)
    select a.apply_id, 1, i.id, a.quantity, a.sale_price * a.quantity, false from asked a join order_item i on i.order_id = a.id order by a.id`,
  `insert into return_log (apply_id, partner_id, event, from_status, to_status, actor_type, reason, at)
    select apply_id, 1, e.event, e.from_status, e.to_status, 1, '', at
    from asked cross join (values (1, 'apply', null, -1), (2, 'cancel', -1, 5)) e(step, event, from_status, to_status) order by apply_id, e.step`,
  `insert into invoice (partner_id, store_id, order_id, order_sn, member_id, type, name, amount, state, apply_no, invoice_no, created_at,
      moved_at, issued_at)
    select 1, 1, id, sn, member_id, 1, '顾客' || n, sale_price * quantity,
      case when n % 200 = 7 then 'applied' else 'issued' end, case when n % 200 <> 7 then 'A' || sn end,
      case when n % 200 <> 7 then 'I' || sn end, at, at, case when n % 200 <> 7 then at end
    from made where status = 3 and n % 20 = 7 order by id`,
  `insert into invoice_log (invoice_id, partner_id, event, from_state, to_state, actor_type, reason, at)
    select v.id, 1, e.event, e.from_state, e.to_state, 3, '', v.created_at
    from invoice v join made m on m.id = v.order_id
    cross join (values (1, 'apply', null, 'applied'), (2, 'send', 'applied', 'issuing'), (3, 'issue', 'issuing', 'issued')) e(step, event, from_state, to_state)
    where e.step = 1 or v.state = 'issued' order by v.id, e.step`,
  `insert into notice (partner_id, store_id, member_id, kind, topic, title, title_en, text, text_en, link, created_at, read_at, pushed)
    select 1, 1, member_id, 'order', 'large-' || n, '已签收', 'Received', '订单已签收', 'Your order was received', '', at, at, true
    from made where status = 3 and n % 4 = 1 order by id`,
  `insert into member_store (partner_id, store_id, member_id, order_count, paid_total, last_order_at)
    select 1, 1, member_id, count(*), sum(sale_price * quantity), max(at) from made where status <> 4 group by member_id
    on conflict do nothing`,
  `update member m set order_count = s.order_count, paid_total = s.paid_total, last_order_at = s.last_order_at
    from member_store s where s.partner_id = 1 and s.store_id = 1 and s.member_id = m.id and m.phone like '18%'`,
  `drop table buyer, chosen, sold, made, paid, asked`,
]
