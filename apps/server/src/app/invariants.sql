-- I-1 what an order's lines and freight come to is what is to pay
select o.order_sn, o.pay_amount, sum(i.real_amount) as lines, o.freight_amount, o.freight_discount_amount, o.adjust_amount
from orders o left join order_item i on i.order_id = o.id
group by o.id
having coalesce(sum(i.real_amount), 0) + o.freight_amount - o.freight_discount_amount + o.adjust_amount <> o.pay_amount;

-- I-2 no part of a price is negative, and no line is discounted below nothing
select i.id, i.order_id
from order_item i
where i.promotion_amount < 0 or i.coupon_amount < 0 or i.integration_amount < 0 or i.real_amount < 0 or i.freight_share < 0
  or i.promotion_amount + i.coupon_amount + i.integration_amount > i.product_price * i.quantity;

-- I-3 the amounts of an order add up
select o.order_sn
from orders o
where o.total_amount - o.promotion_amount - o.coupon_amount - o.integration_amount + o.freight_amount - o.freight_discount_amount + o.adjust_amount <> o.pay_amount;

-- I-4 the shares of each discount and of freight add up to it
select o.order_sn
from orders o join order_item i on i.order_id = o.id
group by o.id
having sum(i.promotion_amount) <> o.promotion_amount or sum(i.coupon_amount) <> o.coupon_amount or sum(i.integration_amount) <> o.integration_amount
  or sum(i.freight_share) <> o.freight_amount - o.freight_discount_amount or sum(i.product_price * i.quantity) <> o.total_amount;

-- I-5 an order has given back what its refunds came to, and no more than was paid
select o.order_sn, o.refunded_amount
from orders o
where o.refunded_amount > o.paid_amount
  or o.refunded_amount <> (select coalesce(sum(r.amount), 0) from pay_refund r where r.order_id = o.id and r.status = 2);

-- I-7 no more units are shipped or returned than were bought, and parcels hold what counts as shipped
select i.id, i.quantity, i.shipped_quantity, i.returned_quantity
from order_item i
where i.returned_quantity > i.quantity or i.shipped_quantity > i.quantity
  or i.shipped_quantity <> (
    select coalesce(sum((l ->> 'quantity')::int), 0) from delivery d, jsonb_array_elements(d.lines) l
    where d.order_id = i.order_id and (l ->> 'orderItemId')::bigint = i.id);

-- I-8 reserved stock is between zero and what is on hand
select s.partner_id, s.store_id, s.sku_id, s.on_hand, s.reserved
from store_sku s
where s.reserved < 0 or s.reserved > s.on_hand;

-- I-9 stock is what its log adds up to
select s.partner_id, s.store_id, s.sku_id, s.on_hand, s.reserved
from store_sku s left join stock_log l on l.partner_id = s.partner_id and l.store_id = s.store_id and l.sku_id = s.sku_id
group by s.partner_id, s.store_id, s.sku_id
having coalesce(sum(l.delta_on_hand), 0) <> s.on_hand or coalesce(sum(l.delta_reserved), 0) <> s.reserved;

-- I-10 what is reserved are the units of unpaid orders
select s.partner_id, s.store_id, s.sku_id, s.reserved, coalesce(sum(i.quantity), 0) as unpaid
from store_sku s
left join (order_item i join orders o on o.id = i.order_id and o.status = 0)
  on i.partner_id = s.partner_id and i.store_id = s.store_id and i.sku_id = s.sku_id
group by s.partner_id, s.store_id, s.sku_id
having coalesce(sum(i.quantity), 0) <> s.reserved;

-- I-11 nobody has more live units of limited goods than one person may buy
select o.partner_id, o.store_id, o.member_id, i.goods_id, sum(i.quantity - i.returned_quantity) as units, g.max_per_user
from orders o join order_item i on i.order_id = o.id join goods g on g.id = i.goods_id
where o.status <> 4 and g.max_per_user > 0 and exists (select 1 from checkout_flow f where f.flow_id = o.flow_id)
group by o.partner_id, o.store_id, o.member_id, i.goods_id, g.max_per_user
having sum(i.quantity - i.returned_quantity) > g.max_per_user;

-- I-16 a paid order has exactly one payment booked on it, of its amount
select o.order_sn, o.pay_status, count(p.id) as payments
from orders o
left join pay_order_target t on t.order_id = o.id
left join pay_order p on p.id = t.pay_order_id and p.status = 2 and p.is_applied
where o.pay_method is distinct from 'none'
group by o.id
having count(p.id) <> o.pay_status or o.paid_amount <> case when o.pay_status = 1 then o.pay_amount else 0 end
  or sum(t.amount) filter (where p.id is not null) <> o.paid_amount;

-- I-16 a payment is of the amount of its orders, and was paid as asked
select p.pay_no
from pay_order p
where p.amount <> (select sum(t.amount) from pay_order_target t where t.pay_order_id = p.id) or (p.status = 2 and p.paid_amount <> p.amount);

-- I-17 what came in is booked on orders or goes back whole
select p.pay_no, p.paid_amount
from pay_order p
where p.status = 2 and not p.is_applied
  and p.paid_amount <> (select coalesce(sum(r.amount), 0) from pay_refund r where r.pay_order_id = p.id and r.order_id is null);

-- I-17 nothing goes back that was not paid
select p.pay_no
from pay_order p join pay_refund r on r.pay_order_id = p.id
group by p.id
having p.status <> 2 or sum(r.amount) > p.paid_amount;

-- I-18 only listed changes of state occur
select l.order_id, l.event, l.from_status, l.to_status
from order_log l
where (l.event, coalesce(l.from_status, -1), l.to_status) not in (
  ('submit', -1, 0), ('pay', 0, 1), ('cancel', 0, 4), ('expire', 0, 4), ('closeByOperator', 0, 4),
  ('shipPart', 1, 1), ('ship', 1, 2), ('confirm', 2, 3), ('autoConfirm', 2, 3));

-- I-18 each change begins where the one before ended
select l.order_id, l.event, l.from_status, l.before
from (select order_id, event, from_status, lag(to_status) over (partition by order_id order by id) as before from order_log) l
where l.from_status is distinct from l.before;

-- I-19 an order is in the state that its log ends with
select o.order_sn, o.status
from orders o
where o.status is distinct from (select l.to_status from order_log l where l.order_id = o.id order by l.id desc limit 1);

-- I-20 a checkout became one order, and an order came of one checkout
select f.flow_id, f.order_sn
from checkout_flow f left join orders o on o.flow_id = f.flow_id
where f.status = 2 and o.order_sn is distinct from f.order_sn;

-- I-21 nothing of an order belongs to another store
select o.order_sn
from orders o join order_item i on i.order_id = o.id
where i.partner_id <> o.partner_id or i.store_id <> o.store_id;

-- I-22 a payment pays the orders of its own member
select p.pay_no
from pay_order p join pay_order_target t on t.pay_order_id = p.id join orders o on o.id = t.order_id
where o.member_id <> p.member_id or o.partner_id <> p.partner_id or o.store_id <> p.store_id;

-- lists show the price and the stock that the goods have
select g.partner_id, g.store_id, g.goods_id, g.price, g.product_sn, g.stock_state, f.price as price_now, f.product_sn as product_now, f.units
from store_goods g join (
  select distinct on (s.partner_id, s.store_id, k.goods_id) s.partner_id, s.store_id, k.goods_id, s.sale_price as price, k.product_sn,
    sum(s.on_hand - s.reserved) over (partition by s.partner_id, s.store_id, k.goods_id) as units
  from store_sku s join sku k on k.id = s.sku_id
  order by s.partner_id, s.store_id, k.goods_id, (s.on_hand > s.reserved) desc, s.sale_price, k.sort, k.id) f using (partner_id, store_id, goods_id)
where g.price <> f.price or (g.stock_state = 0) <> (f.units = 0);
