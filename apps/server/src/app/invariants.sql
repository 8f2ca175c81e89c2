-- I-1 what an order's lines and freight come to is what is to pay
select o.order_sn, o.pay_amount, sum(i.real_amount) as lines, o.freight_amount, o.freight_discount_amount, o.freight_adjust_amount
from orders o left join order_item i on i.order_id = o.id
where /* each order: o.id = any($keys) */ true
group by o.id
having coalesce(sum(i.real_amount), 0) + o.freight_amount - o.freight_discount_amount + o.freight_adjust_amount <> o.pay_amount;

-- I-2 no part of a price is negative, and no line is discounted below nothing
select i.id, i.order_id
from order_item i
where /* each order: i.order_id = any($keys) */ true
  and (i.promotion_amount < 0 or i.coupon_amount < 0 or i.integration_amount < 0 or i.real_amount < 0 or i.freight_share < 0
    or i.promotion_amount + i.coupon_amount + i.integration_amount > i.product_price * i.quantity);

-- I-3 the amounts of an order add up
select o.order_sn
from orders o
where /* each order: o.id = any($keys) */ true
  and o.total_amount - o.promotion_amount - o.coupon_amount - o.integration_amount + o.freight_amount - o.freight_discount_amount + o.adjust_amount <> o.pay_amount;

-- I-4 the shares of each discount, of freight and of what the store took off add up to it
select o.order_sn
from orders o join order_item i on i.order_id = o.id
where /* each order: o.id = any($keys) */ true
group by o.id
having sum(i.promotion_amount) <> o.promotion_amount or sum(i.coupon_amount) <> o.coupon_amount or sum(i.integration_amount) <> o.integration_amount
  or sum(i.freight_share) <> o.freight_amount - o.freight_discount_amount or sum(i.adjust_amount) + o.freight_adjust_amount <> o.adjust_amount
  or sum(i.product_price * i.quantity) <> o.total_amount;

-- I-5 an order has given back what its refunds came to, and no more than was paid
select o.order_sn, o.refunded_amount
from orders o
where /* each order: o.id = any($keys) */ true
  and (o.refunded_amount > o.paid_amount
    or o.refunded_amount <> (select coalesce(sum(r.amount), 0) from pay_refund r where r.order_id = o.id and r.status = 2)
      and not exists (select from event e where e.topic = 'payment' and e.key = o.id::text and e.handled_at is null)
      and not exists (select from event_failure f where f.topic = 'payment' and f.key = o.id::text));

-- I-6 what a line gave back is what its done returns gave back, and all of it when every unit came back as asked
select i.id, i.refunded_amount, i.real_amount
from order_item i
where /* each order: i.order_id = any($keys) */ true
  and (i.refunded_amount > i.real_amount or i.returned_quantity <> i.cancelled_quantity + (
      select coalesce(sum(coalesce(l.received, l.quantity)), 0) from return_line l join return_apply r on r.id = l.apply_id
      where l.order_item_id = i.id and r.status = 3 and r.type in (1, 4) and not r.is_unsent)
    or (i.returned_quantity = i.quantity and i.refunded_amount < i.real_amount and not exists (
      select 1 from return_line l join return_apply r on r.id = l.apply_id where l.order_item_id = i.id and r.status = 3 and r.approved_amount < r.apply_amount)));

-- I-7 what is asked back was bought and not given back yet, once at a time
select i.id, i.quantity, i.returned_quantity
from order_item i left join return_line l on l.order_item_id = i.id and l.is_open
where /* each order: i.order_id = any($keys) */ true
group by i.id
having i.returned_quantity + coalesce(sum(l.quantity), 0) > i.quantity or (i.after_sale_status = 1) <> (count(l.apply_id) > 0);

-- I-7 an order knows how many of its returns are open
select o.order_sn, o.open_returns
from orders o
where /* each order: o.id = any($keys) */ true
  and o.open_returns <> (select count(*) from return_apply r where r.order_id = o.id and r.status in (-1, 0, 1, 2));

-- I-19 a return is in the state that its log ends with
select r.apply_id, r.status
from return_apply r
where /* each order: r.order_id = any($keys) */ true
  and r.status is distinct from (select l.to_status from return_log l where l.apply_id = r.id order by l.id desc limit 1);

-- I-7 no more units are shipped or returned than were bought, and parcels hold what counts as shipped
select i.id, i.quantity, i.shipped_quantity, i.returned_quantity
from order_item i
where /* each order: i.order_id = any($keys) */ true
  and (i.returned_quantity > i.quantity or i.shipped_quantity > i.quantity
    or i.shipped_quantity <> (
      select coalesce(sum((l ->> 'quantity')::int), 0) from delivery d, jsonb_array_elements(d.lines) l
      where d.order_id = i.order_id and not d.is_again and (l ->> 'orderItemId')::bigint = i.id));

-- I-8 reserved stock is between zero and what is on hand
select s.partner_id, s.store_id, s.sku_id, s.on_hand, s.reserved
from store_sku s
where /* each sku: s.sku_id = any($keys) */ true and (s.reserved < 0 or s.reserved > s.on_hand);

-- I-9 stock is what its log adds up to
select s.partner_id, s.store_id, s.sku_id, s.on_hand, s.reserved
from store_sku s left join stock_log l on l.partner_id = s.partner_id and l.store_id = s.store_id and l.sku_id = s.sku_id
where /* each stock: s.sku_id = any($keys) */ true
group by s.partner_id, s.store_id, s.sku_id
having coalesce(sum(l.delta_on_hand), 0) <> s.on_hand or coalesce(sum(l.delta_reserved), 0) <> s.reserved;

-- I-9 stock is what the last row of its log says
select s.partner_id, s.store_id, s.sku_id, s.on_hand, s.reserved, l.after_on_hand, l.after_reserved
from store_sku s left join lateral (
  select l.after_on_hand, l.after_reserved from stock_log l
  where l.partner_id = s.partner_id and l.store_id = s.store_id and l.sku_id = s.sku_id and (l.biz_type <> 'carried' or not exists (
    select 1 from stock_log n where n.partner_id = s.partner_id and n.store_id = s.store_id and n.sku_id = s.sku_id and n.biz_type <> 'carried'))
  order by l.id desc limit 1) l on true
where /* each sku: s.sku_id = any($keys) */ true
  and (s.on_hand, s.reserved) is distinct from (coalesce(l.after_on_hand, 0), coalesce(l.after_reserved, 0));

-- I-10 what is reserved are the units of unpaid orders, and of bargain rooms at the floor
select s.partner_id, s.store_id, s.sku_id, s.reserved, coalesce(u.units, 0) as unpaid, coalesce(h.units, 0) as held
from store_sku s left join (
  select i.partner_id, i.store_id, i.sku_id, sum(i.quantity) as units
  from store t join orders o on o.partner_id = t.partner_id and o.store_id = t.id and o.status in (0, 6) join order_item i on i.order_id = o.id
  group by i.partner_id, i.store_id, i.sku_id) u using (partner_id, store_id, sku_id)
left join (
  select b.partner_id, b.store_id, b.sku_id, count(*)::int as units from bargain b join bargain_room r on r.bargain_id = b.id and r.status = 2
  group by b.partner_id, b.store_id, b.sku_id) h using (partner_id, store_id, sku_id)
where /* each sku: s.sku_id = any($keys) */ true
  and coalesce(u.units, 0) + coalesce(h.units, 0) <> s.reserved;

-- I-11 nobody bought units of limited goods beyond what one person may buy; a limit holds for what is ordered once it was set (and reached everybody)
select o.partner_id, o.store_id, o.member_id, i.goods_id, sum(i.quantity - i.returned_quantity) as units, g.max_per_user
from member m join orders o on o.partner_id = m.partner_id and o.member_id = m.id join order_item i on i.order_id = o.id join goods g on g.id = i.goods_id
where /* each member: m.id = any($keys) */ true
  and o.status <> 4 and g.max_per_user > 0 and i.gift_of is null and exists (select 1 from checkout_flow f where f.flow_id = o.flow_id)
group by o.partner_id, o.store_id, o.member_id, i.goods_id, g.max_per_user, g.limit_since
having sum(i.quantity - i.returned_quantity) > g.max_per_user and max(o.created_at) > g.limit_since + interval '1 minute';

-- I-12 what was taken of a coupon are its histories, and no more than there are, in all and for one person
select t.id, t.taken, t.total, count(h.id) as histories
from coupon_template t left join coupon_history h on h.template_id = t.id
where /* each couponTemplate: t.id = any($keys) */ true
group by t.id
having count(h.id) <> t.taken or t.taken > t.total or coalesce(max(h.seq_no), 0) > t.per_user_limit;

-- I-12 a coupon is held by a live order of its member, and used exactly if that one is paid, once the events of the order are handled
select h.id, h.status, h.order_sn, o.status as order_status, o.pay_status
from coupon_history h left join orders o on o.order_sn = h.order_sn
where /* each coupon: h.id = any($keys) */ true
  and h.status in (1, 2) and (o.id is null or o.member_id <> h.member_id
  or ((o.pay_status = 1) <> (h.status = 2) or (o.status = 4 and h.status = 1))
    and not exists (select 1 from order_log l where l.order_id = o.id and not l.is_handled) and not exists (select 1 from event_failure f where f.topic = 'order' and f.key = o.id::text));

-- I-13 points and growth are what their ledgers add up to, and an account that ended has none
select m.id, m.integration, m.points_debt, m.growth
from member m
where /* each member: m.id = any($keys) */ true
  and (m.integration <> (select coalesce(sum(l.delta), 0) from points_ledger l where l.member_id = m.id)
    or m.points_debt <> (select coalesce(sum(l.owed), 0) from points_ledger l where l.member_id = m.id)
    or m.growth <> (select coalesce(sum(l.delta), 0) from growth_ledger l where l.member_id = m.id)
    or m.status = 3 and (m.integration <> 0 or m.points_debt <> 0 or m.growth <> 0));

-- I-13 each row of a ledger rests on the one before
select l.id, l.delta, l.balance, l.before
from (
  select id, delta, balance, coalesce(lag(balance) over (partition by member_id order by id), 0) as before from points_ledger
  where /* each member: member_id = any($keys) */ true) l
where l.before + l.delta <> l.balance;

-- I-13 points in the price of an order were taken from its member
select o.order_sn, o.integration_amount
from orders o
where /* each order: o.id = any($keys) */ true
  and o.integration_amount <> (select coalesce(-sum(l.delta), 0) from points_ledger l where l.order_sn = o.order_sn and l.biz_type = 'spend');

-- I-16 a paid order has exactly one payment booked on it, of its amount
select o.order_sn, o.pay_status, count(p.id) as payments
from orders o
left join pay_order_target t on t.order_id = o.id
left join pay_order p on p.id = t.pay_order_id and p.status = 2 and p.is_applied
where /* each order: o.id = any($keys) */ true
  and o.pay_method is distinct from 'none'
group by o.id
having count(p.id) <> o.pay_status or o.paid_amount <> case when o.pay_status = 1 then o.pay_amount else 0 end
  or sum(t.amount) filter (where p.id is not null) <> o.paid_amount;

-- I-16 a payment is of the amount of its orders, and was paid as asked
select p.pay_no
from pay_order p
where /* each payment: p.id = any($keys) */ true
  and (p.amount <> (select sum(t.amount) from pay_order_target t where t.pay_order_id = p.id) or (p.status = 2 and p.paid_amount <> p.amount));

-- I-17 what came in is booked on orders or goes back whole
select p.pay_no, p.paid_amount
from pay_order p
where /* each payment: p.id = any($keys) */ true
  and p.status = 2 and not p.is_applied
  and p.paid_amount <> (select coalesce(sum(r.amount), 0) from pay_refund r where r.pay_order_id = p.id and r.order_id is null);

-- I-17 nothing goes back that was not paid
select p.pay_no
from pay_order p join pay_refund r on r.pay_order_id = p.id
where /* each payment: p.id = any($keys) */ true
group by p.id
having p.status <> 2 or sum(r.amount) > p.paid_amount;

-- I-18 each change begins where the one before ended
select l.order_id, l.event, l.from_status, l.before
from (
  select id, order_id, event, from_status, lag(to_status) over (partition by order_id order by id) as before from order_log
  where /* each order: order_id = any($keys) */ true) l
where l.from_status is distinct from l.before
  and not (l.before is null and l.id <= coalesce((select last_id from sweep_mark where name = 'order_log'), 0));

-- I-19 an order is in the state that its log ends with
select o.order_sn, o.status
from orders o
where /* each order: o.id = any($keys) */ true
  and o.status is distinct from (select l.to_status from order_log l where l.order_id = o.id order by l.id desc limit 1);

-- I-19 an order in review has one voucher that waits, and none waits for an order that goes on without it
select o.order_sn, o.status, count(v.id) as waiting
from orders o left join offline_payment v on v.order_id = o.id and v.status = 0
where /* each order: o.id = any($keys) */ true
  and (o.status = 6 or v.id is not null)
group by o.id having o.status not in (4, 6) or (o.status = 6 and count(v.id) <> 1);

-- I-16 a voucher that was approved paid its order
select v.id, v.order_id
from offline_payment v
where /* each order: v.order_id = any($keys) */ true
  and v.status = 1 and not exists (
  select 1 from pay_order p join pay_order_target t on t.pay_order_id = p.id
  where t.order_id = v.order_id and p.method = 'offline' and p.status = 2 and p.is_applied);

-- I-18 an invoice is in the state that its log ends with, and each change begins where the one before ended
select v.id, v.state, l.event, l.from_state, l.before
from invoice v left join (
    select invoice_id, event, from_state, to_state, lag(to_state) over w as before, lead(to_state) over w as after
    from invoice_log where /* each order: invoice_id in (select n.id from invoice n where n.order_id = any($keys)) */ true
    window w as (partition by invoice_id order by id)) l on l.invoice_id = v.id
where /* each order: v.order_id = any($keys) */ true
  and (l.invoice_id is null or l.from_state is distinct from l.before or (l.after is null and l.to_state <> v.state));

-- I-20 a checkout became one order, and an order came of one checkout
select f.flow_id, f.order_sn
from checkout_flow f left join orders o on o.flow_id = f.flow_id
where /* each checkout: f.flow_id = any($keys) */ true
  and f.status = 2 and o.order_sn is distinct from f.order_sn;

-- I-21 nothing of an order belongs to another store
select o.order_sn
from orders o join order_item i on i.order_id = o.id
where /* each order: o.id = any($keys) */ true
  and (i.partner_id <> o.partner_id or i.store_id <> o.store_id);

-- I-21 what is written of an order belongs to its partner
select o.order_sn
from orders o
where /* each order: o.id = any($keys) */ true
  and (exists (select 1 from order_log l where l.order_id = o.id and l.partner_id <> o.partner_id)
    or exists (select 1 from return_apply r join return_line l on l.apply_id = r.id where r.order_id = o.id and l.partner_id <> o.partner_id)
    or exists (select 1 from return_apply r join return_log l on l.apply_id = r.id where r.order_id = o.id and l.partner_id <> o.partner_id)
    or exists (select 1 from invoice v join invoice_log l on l.invoice_id = v.id where v.order_id = o.id and l.partner_id <> o.partner_id)
    or exists (select 1 from invoice_token t where t.order_id = o.id and t.partner_id <> o.partner_id));

-- I-21 what is written of a coupon belongs to its partner
select h.id
from coupon_history h join coupon_log l on l.history_id = h.id
where /* each coupon: h.id = any($keys) */ true
  and l.partner_id <> h.partner_id;

-- I-21 what is written of a third-party return belongs to its partner
select r.apply_id
from third_return r join third_return_log l on l.apply_id = r.id
where /* each thirdReturn: r.id = any($keys) */ true
  and l.partner_id <> r.partner_id;

-- I-22 a payment pays the orders of its own member
select p.pay_no
from pay_order p join pay_order_target t on t.pay_order_id = p.id join orders o on o.id = t.order_id
where /* each payment: p.id = any($keys) */ true
  and (o.member_id <> p.member_id or o.partner_id <> p.partner_id or o.store_id <> p.store_id);

-- I-4 what promotions took off an order is what its lines say
select o.order_sn, o.promotion_amount
from orders o
where /* each order: o.id = any($keys) */ true
  and o.promotion_amount <> (select coalesce(sum(i.promotion_amount), 0) from order_item i where i.order_id = o.id);

-- a line's promotions explain its discount to the fen
select i.order_id, i.id, i.promotion_amount
from order_item i
where /* each order: i.order_id = any($keys) */ true
  and i.promotions <> '[]'
  and i.promotion_amount + i.coupon_amount + i.integration_amount <> (select coalesce(sum((e->>'amount')::bigint), 0) from jsonb_array_elements(i.promotions) e);

-- nobody uses a promotion more often than it allows, closed orders apart; a limit holds for orders since it was set
select u.promotion_id, u.member_id, count(*) as times, max(p.limit_per_user) as allowed
from member m join store t on t.partner_id = m.partner_id
  join promotion_use u on u.partner_id = m.partner_id and u.store_id = t.id and u.member_id = m.id
  join promotion p on p.id = u.promotion_id join orders o on o.id = u.order_id and o.status <> 4
where /* each member: m.id = any($keys) */ true
  and p.limit_per_user > 0
group by u.promotion_id, u.member_id having count(*) > max(p.limit_per_user) and max(o.created_at) > max(p.limit_since) + interval '1 minute';

-- lists show the price and the stock that the goods have
select g.partner_id, g.store_id, g.goods_id, g.price, g.product_sn, g.stock_state, f.price as price_now, f.product_sn as product_now, f.units
from store_goods g join (
  select distinct on (s.partner_id, s.store_id, k.goods_id) s.partner_id, s.store_id, k.goods_id, s.sale_price as price, k.product_sn,
    coalesce(sum(s.on_hand - s.reserved) filter (where k.closed_at is null) over (partition by s.partner_id, s.store_id, k.goods_id), 0) as units
  from store_sku s join sku k on k.id = s.sku_id
  where /* each goods: k.goods_id = any($keys) */ true
  order by s.partner_id, s.store_id, k.goods_id, (k.closed_at is null) desc, (s.on_hand > s.reserved) desc, s.sale_price, k.sort, k.id) f using (partner_id, store_id, goods_id)
where /* each goods: g.goods_id = any($keys) */ true
  and (g.price <> f.price or (g.stock_state = 0) <> (f.units = 0));

-- lists hold what is on sale, once for the whole store, with its price and stock
select coalesce(sg.goods_id, l.goods_id) as goods_id, sg.on_sale, sg.price, l.base_price, sg.stock_state, l.stock_state as listed_state
from (select * from store_goods where /* each goods: goods_id = any($keys) */ true) sg
  full join (select * from listing where category_id = 0 and /* each goods: goods_id = any($keys) */ true) l
  on l.partner_id = sg.partner_id and l.store_id = sg.store_id and l.goods_id = sg.goods_id
where sg.on_sale is distinct from (l.goods_id is not null) or l.base_price <> sg.price or l.stock_state <> sg.stock_state;

-- I-26 an issued invoice is not over more than was paid and not given back, once the refund was heard of
select v.order_sn, v.amount, o.paid_amount, o.refunded_amount
from invoice v join orders o on o.id = v.order_id
where /* each order: v.order_id = any($keys) */ true
  and v.state = 'issued' and v.fault = '' and v.unreversed is null and v.amount > o.paid_amount - o.refunded_amount
  and not exists (select 1 from order_log l where l.order_id = o.id and not l.is_handled)
  and not exists (select 1 from event_failure f where f.topic = 'order' and f.key = o.id::text);

-- I-7 of a line that another platform sold no more is given back than was sold; what was sent once more stays
select r.order_id, r.line_no, sum(coalesce(r.received, r.quantity)) as units
from third_return r
where /* each thirdReturn: r.order_id in (select t.order_id from third_return t where t.id = any($keys)) */ true
  and r.status in (-1, 0, 1, 2, 3) and not (r.type = 3 and r.status = 3)
group by r.order_id, r.line_no
having sum(coalesce(r.received, r.quantity)) > max((r.line->>'quantity')::int) or sum(coalesce(r.approved_amount, r.apply_amount)) > max((r.line->>'paidAmount')::bigint);

-- I-18 a third-party return is in the state that its log ends with, and each change begins where the one before ended
select r.apply_id, r.status, l.event, l.from_status, l.before
from third_return r left join (
    select apply_id, event, from_status, to_status, lag(to_status) over w as before, lead(to_status) over w as after
    from third_return_log where /* each thirdReturn: apply_id = any($keys) */ true
    window w as (partition by apply_id order by id)) l on l.apply_id = r.id
where /* each thirdReturn: r.id = any($keys) */ true
  and (l.apply_id is null or l.from_status is distinct from l.before or (l.after is null and l.to_status <> r.status));

-- what promotions brought is what paid orders say, once their events are handled
select coalesce(t.promotion_id, f.id) as promotion_id, t.orders, f.orders as counted, t.amount, f.amount as summed
from promotion_total t full join (
  select o.partner_id, o.store_id, (e->>'id')::bigint as id, (e->>'type')::smallint as type, count(distinct o.id) as orders, sum((e->>'amount')::bigint) as amount
  from orders o cross join lateral jsonb_array_elements(o.promotions) e
  where o.pay_status = 1 and not exists (select 1 from order_log l where l.order_id = o.id and l.event in ('pay', 'approve') and not l.is_handled)
    and not exists (select 1 from event_failure f where f.topic = 'order' and f.key = o.id::text and f.handler = 'promotion')
  group by 1, 2, 3, 4) f on f.partner_id = t.partner_id and f.store_id = t.store_id and f.id = t.promotion_id and f.type = t.type
where (t.orders, t.amount) is distinct from (f.orders, f.amount);

-- what members ordered is what their orders come to, once their events are handled
select m.id, m.order_count, m.paid_total, f.orders, f.paid
from member m cross join lateral (
  select count(*) filter (where o.pay_status = 1) as orders, coalesce(sum(o.paid_amount - o.refunded_amount) filter (where o.pay_status = 1), 0) as paid
  from orders o where o.partner_id = m.partner_id and o.member_id = m.id) f
where /* each member: m.id = any($keys) */ true
  and m.status <> 3 and (m.order_count <> f.orders or m.paid_total <> f.paid)
  and not exists (select 1 from orders o join order_log l on l.order_id = o.id where o.partner_id = m.partner_id and o.member_id = m.id and not l.is_handled)
  and not exists (select 1 from orders o join event_failure e on e.topic = 'order' and e.key = o.id::text
    where o.partner_id = m.partner_id and o.member_id = m.id and e.handler = 'member');
