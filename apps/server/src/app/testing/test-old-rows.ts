/** Orders with their checkouts, lines, logs and parcels: `(number, status, paid, units)`. */
const orders = (rows: string) => `
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

/**
 * Rows as each version of the schema had them, by the migration after which they could be written:
 * a small shop whose books agree. Every later migration must carry them along. A migration that
 * alters tables belongs here with rows of what it alters.
 */
export const oldRows: Readonly<Record<string, string>> = {
  '0000-job': `
    insert into job (kind, key, payload, due_at) values ('order.close', '26010110000000000001', '{"orderSn":"26010110000000000001"}', '2026-01-01 10:30+08');`,
  '0001-store': `
    insert into partner (id, name, logo, theme_color, theme_color_dark) values (1, '野鸭', '<svg/>', '#123456', '#654321');
    insert into store (partner_id, id, name) values (1, 1, '官方店'), (1, 2, '杭州店');
    insert into freight_template (partner_id, code, name, mode, areas)
    values (1, 'usual', '普通', 1, '[{"codes":[],"first":1000,"firstFee":800,"step":1000,"stepFee":200,"freeOverAmount":9900,"deny":false}]');`,
  '0002-identity': `
    insert into level (partner_id, code, name, growth_min) values (1, 'V1', '普通会员', 0), (1, 'V2', '银卡', 1000);
    insert into member (partner_id, uuid, nickname, phone, integration, growth, status, created_at) values
      (1, 'aaaaaaaaaaaaaaaaaaaaaa', '林小满', '13900001234', 120, 50, 1, '2025-12-31 10:00+08'), (1, 'bbbbbbbbbbbbbbbbbbbbbb', '周时雨', '13900005678', 0, 0, 1, '2025-12-31 10:00+08'),
      (1, 'cccccccccccccccccccccc', '已注销', null, 30, 7, 3, '2025-12-31 10:00+08');
    insert into member_identity (partner_id, member_id, type, subject, created_at) values (1, 1, 'phone', '13900001234', '2025-12-31 10:00+08');
    insert into session (token_hash, partner_id, store_id, member_id, xsrf, ip, user_agent, created_at, seen_at, expires_at)
    values ('hash', 1, 1, 1, 'xsrf', '127.0.0.1', 'phone', '2025-12-31 10:00+08', '2026-01-01 10:00+08', '2026-01-31 10:00+08');
    insert into sms_code (partner_id, phone, scene, code_hash, created_at, expires_at) values (1, '13900001234', 'login', 'hash', '2025-12-31 10:00+08', '2025-12-31 10:05+08');`,
  '0003-address': `
    insert into address (partner_id, member_id, name, phone, province_code, city_code, county_code, province, city, county, detail, is_default, created_at, updated_at)
    values (1, 1, '林小满', '13900001234', '330000', '330100', '330106', '浙江省', '杭州市', '西湖区', '文三路 1 号', true, '2025-12-31 10:00+08', '2025-12-31 10:00+08');`,
  '0010-catalog': `
    insert into category (partner_id, code, name) values (1, 'tea', '茶具');
    insert into goods (partner_id, code, category_id, title, pics, freight_template_id, after_sale_days, launched_at)
    values (1, 'kettle', 1, '手冲壶', '[{"url":"/pictures/kettle.webp","width":1000,"height":1000,"color":"#eeeeee"}]', 1, 15, '2025-12-01 10:00+08'),
      (1, 'cup', 1, '杯子', '[{"url":"/pictures/kettle.webp","width":1000,"height":1000,"color":"#eeeeee"}]', 1, 0, '2025-12-01 10:00+08'),
      (1, 'lid', 1, '壶盖', '[{"url":"/pictures/kettle.webp","width":1000,"height":1000,"color":"#eeeeee"}]', 1, 3, '2025-12-01 10:00+08');
    insert into sku (partner_id, goods_id, product_sn, attrs, pic, list_price, weight_g)
    values (1, 1, 'KETTLE-1', '[{"key":"颜色","value":"黑"}]', '{"url":"/pictures/kettle.webp","width":1000,"height":1000,"color":"#eeeeee"}', 12000, 900);
    insert into store_goods (partner_id, store_id, goods_id, on_sale, price, list_price, product_sn, stock_state, sales) values (1, 1, 1, true, 10000, 12000, 'KETTLE-1', 1, 4);
    insert into store_sku (partner_id, store_id, sku_id, sale_price, on_hand, reserved) values (1, 1, 1, 10000, 100, 0);
    insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
    values (1, 1, 1, 100, 0, 'initial', '1', 100, 0, '2025-12-01 10:00+08');`,
  '0013-cms': `
    insert into legal_agreement (partner_id, code, title, html, version, updated_at) values (1, 'privacy', '隐私政策', '<p>我们只收集必需的信息。</p>', '2025-12', '2025-12-31 10:00+08');`,
  '0011-review': `
    insert into review (partner_id, goods_id, member_id, nickname, star, content, append_content, append_at, audit_status, created_at) values
      (1, 1, 1, '林小满', 5, '很好用', '用了一个月，还是很好', '2026-01-20 10:00+08', 1, '2025-12-20 10:00+08'), (1, 1, 2, '周时雨', 2, '壶嘴有毛刺', null, null, 1, '2025-12-21 10:00+08');`,
  '0012-collection': `insert into collection (partner_id, member_id, goods_id, created_at) values (1, 1, 1, '2025-12-20 10:00+08');`,
  '0020-cart': `insert into cart_item (partner_id, store_id, member_id, sku_id, quantity, added_price, created_at) values (1, 1, 1, 1, 2, 10000, '2026-01-01 10:00+08');`,
  '0021-checkout': `
    insert into checkout_flow (flow_id, partner_id, store_id, member_id, kind, cart_id, lines, address_id, created_at, expires_at)
    values ('flow-open', 1, 1, 1, 1, '1', '[{"cartItemId":1,"skuId":1,"quantity":2}]', 1, '2026-01-01 10:00+08', '2026-01-01 10:30+08');`,
  // One to pay, of two units, and one that was closed.
  '0022-order': `${orders('(1, 0, 0, 2), (4, 4, 0, 1)')}
    update store_sku set reserved = 2;
    insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
    values (1, 1, 1, 0, 2, 'submit', '26010110000000000001', 100, 2, '2026-01-01 10:00+08');`,
  // One to ship and one received, each order's payment, an open one of the first, and one that came
  // for the closed order and went back.
  '0023-payment': `${orders('(2, 1, 1, 1), (3, 3, 1, 3)')}
    update store_sku set on_hand = 96, reserved = 2;
    insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
    values (1, 1, 1, 0, 4, 'submit', '26010110000000000002', 100, 6, '2026-01-01 10:00+08'), (1, 1, 1, -4, -4, 'pay', '26010110000000000003', 96, 2, '2026-01-01 10:05+08');
    insert into pay_order (partner_id, store_id, member_id, pay_no, method, trade_type, amount, status, is_applied, channel_trade_no, paid_amount, paid_at, expires_at, created_at)
    select 1, 1, 1, 'P' || o.id, 'wxPay', 'WAP', o.pay_amount, case when o.status = 0 then 1 else 2 end, o.pay_status = 1, case when o.status <> 0 then 'T' || o.id end,
      case when o.status <> 0 then o.pay_amount end, case when o.status <> 0 then timestamptz '2026-01-01 10:05+08' end, '2026-01-01 10:30+08', '2026-01-01 10:01+08' from orders o;
    insert into pay_order_target (partner_id, store_id, pay_order_id, order_id, amount) select 1, 1, p.id, o.id, o.pay_amount from orders o join pay_order p on p.pay_no = 'P' || o.id;
    insert into pay_notify (method, notify_id, about, subject_no, raw_hash, result, handled_at) values ('wxPay', 'N1', 'payment', 'P2', 'hash', 'applied', '2026-01-01 10:05+08'),
      ('wxPay', 'N2', 'payment', 'elsewhere', 'hash', 'unknown', '2026-01-01 10:06+08'), ('wxPay', 'N3', 'refund', 'RP2', 'hash', 'refunded', '2026-01-01 10:32+08');
    insert into pay_refund (partner_id, store_id, refund_no, pay_order_id, amount, cause, status, channel_refund_no, created_at, done_at)
    select 1, 1, 'R' || p.pay_no, p.id, p.amount, 'late', 2, 'C1', '2026-01-01 10:31+08', '2026-01-01 10:32+08' from pay_order p where p.status = 2 and not p.is_applied;`,
  '0030-staff': `
    insert into staff (partner_id, login, name, password_hash, created_at) values (1, 'owner', '店主', 'hash', '2025-12-01 10:00+08');
    insert into staff_role (partner_id, staff_id, store_id, role) values (1, 1, null, 'owner');
    insert into staff_session (token_hash, staff_id, xsrf, ip, created_at, expires_at) values ('staff-hash', 1, 'xsrf', '127.0.0.1', '2026-01-01 10:00+08', '2026-01-01 22:00+08');
    insert into audit_log (partner_id, store_id, staff_id, staff_name, action, object, changes, ip, at) values (1, 1, 1, '店主', 'order.ship', 'order 26010110000000000003', '{}', '', '2026-01-02 10:00+08');
    -- A buyer's message that staff wrote over, twice.
    update orders set remark = '请放前台' where order_sn = '26010110000000000002';
    insert into audit_log (partner_id, store_id, staff_id, staff_name, action, object, changes, ip, at) values
      (1, 1, 1, '店主', 'order.remark', 'order 26010110000000000002', '{"remark":{"before":"周末送","after":"放门口"}}', '', '2026-01-01 11:00+08'),
      (1, 1, 1, '店主', 'order.remark', 'order 26010110000000000002', '{"remark":{"before":"放门口","after":"请放前台"}}', '', '2026-01-01 12:00+08');`,
  // Sent by two tabs, and taken back once.
  '0033-sign-in': `
    insert into consent (partner_id, member_id, code, version, host, agreed_at, withdrawn_at) values (1, 1, 'privacy', '2025-12', 'h5', '2025-12-31 10:00+08', null),
      (1, 1, 'privacy', '2025-12', 'h5', '2025-12-31 10:00+08', null), (1, 1, 'privacy', '2025-12', 'h5', '2025-12-30 10:00+08', '2025-12-30 11:00+08');`,
  '0035-voucher': `
    insert into transfer_account (partner_id, holder, bank, account_no, least_amount, two_persons_from) values (1, '野鸭家居', '示例银行', '6222000000000000', 0, 200000);
    insert into offline_payment (partner_id, store_id, member_id, order_id, payer, bank, upload_keys, pics, status, reason, created_at, settled_at)
    select 1, 1, 1, o.id, '林小满', '示例银行', '{a}', '[{"url":"/uploads/a.webp"}]', 2, '未查到款项', '2026-01-01 10:10+08', '2026-01-01 10:20+08' from orders o where o.status = 4;`,
  '0036-told': `
    insert into order_unheard (listener, log_id, order_id) select 'points', l.id, l.order_id from order_log l where l.event = 'confirm';
    insert into job (kind, key, payload, due_at, state, attempts, last_error)
    select 'order.tell', 'points ' || l.order_id, jsonb_build_object('listener', 'points', 'orderId', l.order_id), '2026-01-06 10:00+08', 'dead', 12, 'no'
    from order_log l where l.event = 'confirm';`,
  '0040-promotion': `
    insert into promotion (partner_id, store_id, type, name, start_at, end_at, scope, rule, created_at)
    values (1, 1, 2, '满减', '2026-01-01 00:00+08', '2026-12-31 00:00+08', 'all', '{"by":"amount","tiers":[{"over":10000,"cut":"off","value":1000}]}', '2025-12-31 10:00+08');`,
  // The price of a level had the number 6 then.
  '0041-promoted-lines': `
    update orders set promotions = '[{"id":0,"name":"会员价","type":6,"amount":0},{"id":1,"name":"满减","type":2,"amount":0}]' where status = 3;
    update order_item set promotions = '[{"id":1,"name":"满减","type":2,"amount":0},{"id":0,"name":"会员价","type":6,"amount":0}]';`,
  // It counts what the orders above brought, a level's price by its old number among it.
  '0123-promotion-total': `select promotion_id, type from promotion_total;`,
  '0043-coupon': `
    insert into coupon_template (partner_id, grant_uuid, name, kind, face, scope, total, per_user_limit, taken, valid_days, obtain, draw_from, draw_to, created_at)
    values (1, 'gggggggggggggggggggggg', '满减券', 1, 1000, 'all', 100, 2, 2, 30, 'public', '2026-01-01 00:00+08', '2026-12-31 00:00+08', '2025-12-31 10:00+08');
    insert into coupon_history (partner_id, template_id, member_id, seq_no, status, valid_from, valid_to, is_freight, source, created_at) values
      (1, 1, 1, 1, 0, '2026-01-01 10:00+08', '2026-01-31 10:00+08', false, 'public', '2026-01-01 10:00+08'), (1, 1, 1, 2, 3, '2025-11-01 10:00+08', '2025-12-01 10:00+08', false, 'public', '2025-11-01 10:00+08');
    insert into coupon_log (history_id, to_status, actor_type, at) select id, 0, 1, created_at from coupon_history order by id;`,
  '0048-upload': `
    insert into upload (name, partner_id, member_id, purpose, state, picture, created_at) values
      ('aaaaaaaaaaaaaaaaaaaaaaaaaa', 1, 1, 'review', 2, '{"url":"/uploads/a.webp"}', '2026-01-01 10:00+08'), ('bbbbbbbbbbbbbbbbbbbbbbbbbb', 1, null, 'avatar', 0, null, '2026-01-01 10:00+08');`,
  '0055-invoice': `
    insert into invoice (partner_id, store_id, order_id, order_sn, member_id, type, name, email, amount, state, created_at, moved_at)
    select 1, 1, id, order_sn, 1, 1, '林小满', 'lin@example.com', paid_amount, 'applied', '2026-01-06 10:00+08', '2026-01-06 10:00+08' from orders where status = 3 order by id limit 1;
    insert into invoice_log (invoice_id, event, to_state, actor_type, at) select id, 'apply', 'applied', 1, '2026-01-06 10:00+08' from invoice;`,
  '0051-returns': `
    insert into return_apply (partner_id, store_id, apply_id, order_id, applicant_id, role, type, status, is_unsent, is_whole, reason_code, description, apply_amount, freight_amount, created_at, done_at)
    select 1, 1, '26010610000000000001', o.id, 1, 1, 1, 5, false, false, 'quality', '', 10000, 0, '2026-01-06 10:00+08', '2026-01-08 10:00+08' from orders o where o.status = 3;
    insert into return_line (apply_id, order_item_id, quantity, amount, is_open) select r.id, i.id, 1, 10000, false from return_apply r join order_item i on i.order_id = r.order_id;
    insert into return_log (apply_id, event, from_status, to_status, actor_type, at)
    select r.id, l.event, l.was, l.became, l.actor, '2026-01-06 10:00+08' from return_apply r
    join (values (1, 'apply', null, -1, 1), (2, 'agree', -1, 0, 2), (3, 'cancel', 0, 5, 1)) l(place, event, was, became, actor) on true order by r.id, l.place;`,
  '0072-return-pickup': `
    insert into return_pickup (partner_id, store_id, pickup_no, apply_id, order_id, status, company_code, sender, day, slot_from, slot_until, error, created_at)
    select 1, 1, '26010710000000000001', r.id, r.order_id, 'failed', 'jd', '{"name":"林小满","phone":"13900001234","address":"文三路 1 号"}', '2026-01-07', '09:00', '11:00', 'not collected',
      '2026-01-06 11:00+08' from return_apply r;`,
  // The row of a list that the kettle has, as the version made it.
  '0150-listing': `select refresh_listing(1, 1, null);`,
  // What the library holds of the kettle, as the version filed it.
  '0220-media': `select count(*) from media_use;`,
  '0380-sign-in': `
    insert into sign_in_rule (partner_id, is_on, rewards, make_up_cost, updated_at) values (1, true, '{0,2,3,4,5,6,10}', 5, '2026-01-01 10:00+08');
    insert into sign_in (partner_id, member_id, day, store_id, streak, points, at) values (1, 1, '2026-01-01', 1, 1, 0, '2026-01-01 10:00+08');
    insert into sign_in_total (partner_id, day, part, signed) values (1, '2026-01-01', 1, 1);
    insert into sign_in_reminder (partner_id, member_id, store_id, created_at) values (1, 1, 1, '2026-01-01 10:00+08');`,
  '0530-fx': `
    insert into fx_setting (partner_id, is_open, rate_bp) values (1, true, 500);
    insert into fx_rate (partner_id, kind, target_id, bp) values (1, 'goods', 1, 800);
    insert into fx_promoter (partner_id, store_id, member_id, status, real_name, phone, applied_at, decided_at)
    values (1, 1, 1, 1, '林小满', '13900001234', '2026-01-02 10:00+08', '2026-01-02 11:00+08');`,
  '0037-notice': `
    insert into notice_switch (partner_id, member_id, kind, is_on) values (1, 1, 'activity', false);`,
  '0039-privacy': `
    insert into privacy_choice (partner_id, member_id, code, is_allowed, at) values (1, 1, 'analytics', false, '2026-01-01 10:00+08');`,
  '0061-shipping-batch': `
    insert into shipping_batch (partner_id, store_id, file_name, file_hash, status, staff_id, staff_name, ip, created_at, done_at)
    values (1, 1, 'parcels.csv', 'hash', 2, 1, '店主', '127.0.0.1', '2026-01-02 10:00+08', '2026-01-02 10:01+08');
    insert into shipping_row (batch_id, line, order_sn, carrier, delivery_sn, product_sn, quantity, state)
    select id, 2, '26010110000000000003', '圆通', 'YT0000000001', 'KETTLE-1', '3', 'shipped' from shipping_batch;`,
  // What the channel took for the second order, and what nobody here knows of.
  '0062-bill': `
    insert into pay_bill (method, day, status, read_at) values ('wxPay', '2026-01-01', 1, '2026-01-02 10:00+08');
    insert into pay_bill_line (method, day, kind, number, pay_no, channel_no, amount, state, at, partner_id, store_id) values
      ('wxPay', '2026-01-01', 'payment', 'P2', 'P2', 'T2', 10800, 'done', '2026-01-01 10:05+08', 1, 1), ('wxPay', '2026-01-01', 'payment', 'P9', 'P9', 'T9', 1, 'done', '2026-01-01 10:05+08', null, null);
    insert into pay_difference (method, day, kind, number, channel_no, cause, theirs_amount, ours_state, theirs_state, found_at)
    values ('wxPay', '2026-01-01', 'payment', 'P9', 'T9', 'onlyTheirs', 1, '', 'done', '2026-01-02 10:00+08');`,
  '0064-third-return': `
    insert into third_order (partner_id, store_id, platform, order_no, phone_hash, phone_tail, paid_at, lines, seen_at)
    values (1, 1, 'tmall', 'TM1', 'hash', '1234', '2026-01-01 10:00+08', '[{"lineNo":"1","title":"手冲壶","quantity":1,"paidAmount":10000}]', '2026-01-06 10:00+08');
    insert into third_return (partner_id, store_id, apply_id, order_id, line, line_no, type, quantity, status, reason_code, description, apply_amount, created_at, done_at)
    select 1, 1, '26010610000000000009', id, '{"lineNo":"1","title":"手冲壶","quantity":1,"paidAmount":10000}', '1', 1, 1, 5, 'quality', '', 10000, '2026-01-06 10:00+08', '2026-01-06 11:00+08' from third_order;
    insert into third_return_log (apply_id, event, from_status, to_status, actor_type, at)
    select r.id, l.event, l.was, l.became, 1, '2026-01-06 10:00+08' from third_return r
    join (values (1, 'apply', null, -1), (2, 'cancel', -1, 5)) l(place, event, was, became) on true order by l.place;`,
  '0631-goods-import': `
    insert into goods_import (partner_id, store_id, file_name, file_key, state, profile, row_count, group_count, mark, tally, staff_id, staff_name, ip, created_at, done_at)
    values (1, 1, 'goods.csv', 'imports/a', 'done', 'goods', 1, 1, 1, '{}', 1, '店主', '127.0.0.1', '2026-01-02 10:00+08', '2026-01-02 10:01+08');
    insert into import_link (partner_id, source, foreign_id, goods_id, created_at) select 1, 'template', 'kettle', min(id), '2026-01-02 10:01+08' from goods where partner_id = 1;`,
  // A channel refused to reverse it.
  '0634-invoice-files': `
    insert into invoice (partner_id, store_id, order_id, order_sn, member_id, type, name, amount, state, apply_no, invoice_no, reverse_reason, fault, created_at, moved_at)
    select 1, 1, id, order_sn, 1, 1, '林小满', paid_amount, 'issued', 'old-1', '26110000000000000001', 'issueError', '授信额度不足', '2026-01-06 10:00+08', '2026-01-06 10:00+08'
    from orders o where paid_amount > 0 and not exists (select 1 from invoice v where v.order_id = o.id) order by id limit 1;
    insert into invoice_log (partner_id, invoice_id, event, from_state, to_state, actor_type, at)
    select 1, v.id, s.event, s.was, s.became, 4, '2026-01-06 10:00+08' from invoice v,
      (values (1, 'apply', null, 'applied'), (2, 'send', 'applied', 'issuing'), (3, 'issue', 'issuing', 'issued'), (4, 'reverse', 'issued', 'reversing'), (5, 'keep', 'reversing', 'issued')) s (place, event, was, became)
    where v.apply_no = 'old-1' order by s.place;`,
  '0067-invoice-mail': `
    insert into invoice_mail (partner_id, store_id, member_id, invoice_id, email, state, fault, actor_type, created_at, ended_at)
    select 1, 1, 1, id, 'lin@example.com', 'failed', 'no such box', 3, '2026-01-06 10:00+08', '2026-01-06 11:00+08' from invoice;`,
  '0120-invoice-filler': `
    insert into invoice_token (order_id, holder, token, created_at) select order_id, 'receiver', 'token', '2026-01-06 10:00+08' from invoice;`,
  // What members of this time had ordered is counted by the version itself.
  '0124-member-total': `select count(*) from member_store;`,
  '0160-event': `
    insert into event (topic, key, name, payload, at, handled_at)
    select 'payment', id::text, 'refunded', jsonb_build_object('refundNo', 'RP2', 'orderId', id, 'staffId', null), '2026-01-01 10:32+08', '2026-01-01 10:33+08' from orders where order_sn = '26010110000000000001';`,
  '0450-lottery': `
    insert into lottery (partner_id, store_id, url, name, form, start_at, end_at, daily_free, has_share_chance, has_order_chance, created_at)
    values (1, 1, 'new-year', '新年抽奖', 'wheel', '2026-01-01 00:00+08', '2026-02-01 00:00+08', 1, false, false, '2025-12-31 10:00+08');
    insert into lottery_prize (lottery_id, partner_id, store_id, sort, type, name, weight) select id, 1, 1, 1, 1, '谢谢参与', 10000 from lottery;
    insert into lottery_record (lottery_id, partner_id, store_id, member_id, draw_token, prize_id, type, source, status, at)
    select l.id, 1, 1, 1, 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', p.id, 1, 'free', 3, '2026-01-02 10:00+08' from lottery l join lottery_prize p on p.lottery_id = l.id;`,
  '0068-proposal': `
    insert into proposal (partner_id, kind, subject, change, reason, request_id, status, staff_id, staff_name, created_at, expires_at, decided_by, decided_name, decided_at)
    values (1, 'points', 'member 1', '{"memberId":1,"what":"points","delta":6000}', '补偿', 'request-1', 0, 1, '店主', '2026-01-06 10:00+08', '2026-01-13 10:00+08', null, '', null),
      (1, 'points', 'member 2', '{"memberId":2,"what":"points","delta":6000}', '补偿', 'request-2', 3, 1, '店主', '2026-01-06 10:00+08', '2026-01-13 10:00+08', 1, '店主', '2026-01-06 11:00+08');`,
  '0082-desk-request': `
    insert into desk_request (staff_id, partner_id, store_id, deed, request_id, made_id, at)
    values (1, 1, 1, 'promotion.create', 'request-1', 1, '2026-01-06 10:00+08');`,
}
