import { exchangeStatus } from '@mallard/contract/activities/points-shop/points-shop.codes'
import { orderStatus, orderKind } from '@mallard/contract/trade/order/order.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const pointsShopInvariants: FeatureInvariants = {
  statements: `
-- I-11 what is taken of goods for points are the exchanges that hold them or are done, for all and for each member
select p.id, p.reserved, p.sold
from points_goods p cross join lateral (
  select coalesce(sum(x.quantity) filter (where x.status = ${exchangeStatus.unpaid}), 0) as reserved,
    coalesce(sum(x.quantity) filter (where x.status = ${exchangeStatus.done}), 0) as sold
  from points_exchange x where x.points_goods_id = p.id) f
where /* each pointsGoods: p.id = any($keys) */ true
  and (p.reserved <> f.reserved or p.sold <> f.sold
    or f.reserved + f.sold <> (select coalesce(sum(u.units), 0) from points_goods_user u
      where u.points_goods_id = p.id)
    or exists (select 1 from points_goods_user u where u.points_goods_id = p.id
      and u.units <> (select coalesce(sum(x.quantity), 0) from points_exchange x
        where x.points_goods_id = p.id and x.member_id = u.member_id
          and x.status in (${exchangeStatus.unpaid}, ${exchangeStatus.done}))));

-- I-13 an exchange of points took them once: with its order, or with its coupon
select x.id, x.points, x.order_sn, x.coupon_history_id
from points_exchange x
where /* each pointsGoods: x.points_goods_id = any($keys) */ true
  and x.points <> (select coalesce(-sum(l.delta), 0) from points_ledger l where l.member_id = x.member_id
    and ((x.order_sn is not null and l.order_sn = x.order_sn and l.biz_type = 'spend')
      or (x.order_sn is null and l.biz_type = 'pointsShop' and l.biz_id = x.request_id)));

-- I-12 an exchange of points stands as its order does, and its coupon is one that its member holds, once the events of its orders are handled
select x.id, x.status, x.order_sn
from points_exchange x left join orders o on o.partner_id = x.partner_id and o.order_sn = x.order_sn
where /* each pointsGoods: x.points_goods_id = any($keys) */ true
  and case when x.order_sn is null then not exists (select 1 from coupon_history h
    where h.id = x.coupon_history_id and h.member_id = x.member_id)
    else x.status <> (case when o.status in (${orderStatus.unpaid}, ${orderStatus.reviewing})
      then ${exchangeStatus.unpaid}
      when o.pay_status > 0 then ${exchangeStatus.done} else ${exchangeStatus.closed} end) end
  and not exists (select 1 from order_log l where l.order_id = o.id and not l.is_handled)
  and not exists (select 1 from event_failure f where f.topic = 'order' and f.key = o.id::text
    and f.handler = 'purchase');
`,
  subjects: {
    pointsGoods: {
      table: 'points_goods',
      column: 'id',
      type: 'bigint',
      logs: {
        order_log: `select (o.context->>'pointsGoodsId')::bigint from orders o where o.id = l.order_id
          and o.kind = ${orderKind.points}`,
      },
    },
  },
}
