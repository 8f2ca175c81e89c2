/** Orders with their checkouts, lines, logs and parcels: `(number, status, paid, units)`. */
export const oldOrders = (rows: string) => `
    insert into checkout_flow (flow_id, partner_id, store_id, member_id, kind, cart_id, lines, status, order_sn, created_at, expires_at)
    select 'flow-' || n, 1, 1, 1, 2, '0', '[{"skuId":1,"quantity":1}]', 2, '2601011000000000000' || n, '2026-01-01 10:00+08', '2026-01-01 10:30+08'
    from (values ${rows}) o(n, status, paid, units);
    insert into orders (partner_id, store_id, order_sn, flow_id, member_id, kind, status, close_reason, pay_status, total_amount, promotion_amount, coupon_amount,
      integration_amount, freight_amount, freight_discount_amount, pay_amount, paid_amount, receiver, pay_method, created_at, pay_time, ship_time, receive_time, auto_close_at)
    select 1, 1, '2601011000000000000' || n, 'flow-' || n, 1, 2, status, case when status = 4 then 10 end, paid, units * 10000, 0, 0, 0, 800, 0, units * 10000 + 800,
      case when paid = 1 then units * 10000 + 800 else 0 end,
      '{"name":"林小满","phone":"13900001234","provinceCode":"330000","cityCode":"330100","countyCode":"330106","province":"浙江省","city":"杭州市","county":"西湖区","detail":"文三路 1 号","postCode":""}',
      case when paid = 1 then 'wxPay' end, '2026-01-01 10:00+08', case when paid = 1 then timestamptz '2026-01-01 10:05+08' end,
      case when status = 3 then timestamptz '2026-01-02 10:00+08' end, case when status = 3 then timestamptz '2026-01-05 10:00+08' end, '2026-01-01 10:30+08'
    from (values ${rows}) o(n, status, paid, units);
    insert into order_item (partner_id, store_id, order_id, goods_id, sku_id, product_sn, title, title_en, pic, product_attr, product_price, quantity,
      promotion_amount, coupon_amount, integration_amount, freight_share, real_amount, shipped_quantity)
    select 1, 1, o.id, 1, 1, 'KETTLE-1', '手冲壶', 'Kettle', '{"url":"/pictures/kettle.webp","width":1000,"height":1000,"color":"#eeeeee"}', '黑', 10000, o.total_amount / 10000,
      0, 0, 0, 800, o.total_amount, case when o.status = 3 then o.total_amount / 10000 else 0 end from orders o where not exists (select 1 from order_item i where i.order_id = o.id);
    insert into order_log (order_id, event, from_status, to_status, actor_type, at)
    select o.id, l.event, l.was, l.became, l.actor, '2026-01-01 10:00+08' from orders o join (values (1, 'submit', null, 0, 1), (2, 'pay', 0, 1, 4), (3, 'ship', 1, 2, 2),
      (4, 'confirm', 2, 3, 1), (5, 'expire', 0, 4, 3)) l(place, event, was, became, actor)
      on l.place = 1 or (l.place = 2 and o.pay_status = 1) or (l.place in (3, 4) and o.status = 3) or (l.place = 5 and o.status = 4)
    where not exists (select 1 from order_log k where k.order_id = o.id) order by o.id, l.place;
    insert into delivery (partner_id, store_id, order_id, company_code, company_name, delivery_sn, phone, lines, state, watch, created_at)
    select 1, 1, o.id, 'yuantong', '圆通', 'YT0000000001', '13900001234', jsonb_build_array(jsonb_build_object('orderItemId', i.id, 'quantity', 3)), 'signed', 'done', '2026-01-02 10:00+08'
    from orders o join order_item i on i.order_id = o.id where o.status = 3;`
