import type { AccountBook } from '#features/member/index.ts'

/**
 * What every table holds about a member, in the order in which it is forgotten. A test looks that no table with a
 * member, and no column with a phone, is missing here.
 */
export const accountBook: AccountBook = {
  held: [
    {
      table: 'session',
      copy: {
        name: 'visits',
        title: ['登录与访问', 'Visits'],
        columns: 't.created_at as "startedAt", t.seen_at as "seenAt", t.ip, t.user_agent as "device"',
      },
      forget: { set: `ip = '', user_agent = '', external_user_id = null` },
    },
    { table: 'sms_code', by: 'phone', forget: 'delete' },
    { table: 'ticket', forget: 'delete' },
    // As somebody's word knows the member; others' rows may lead here, so it stays without a name or a number.
    { table: 'external_user', by: 'identity', forget: { set: `subject = 'gone-' || t.id, unionid = null, nickname = '', avatar = ''` } },
    {
      table: 'member_identity',
      copy: { name: 'identities', title: ['绑定的账号', 'Bound accounts'], columns: 't.created_at as "boundAt", t.type, t.app_id as "app", t.subject' },
      forget: 'delete',
    },
    {
      table: 'cart_item',
      copy: { name: 'cart', title: ['购物车', 'Cart'], columns: 't.created_at as "addedAt", t.sku_id as "sku", t.quantity' },
      forget: 'delete',
    },
    { table: 'checkout_flow', forget: { set: `address_id = null, remark = ''` } },
    // Which promotion an order used, for limits per person; it names nobody.
    { table: 'promotion_use', forget: 'keep' },
    {
      table: 'address',
      copy: {
        name: 'addresses',
        title: ['收货地址', 'Addresses'],
        columns: 't.created_at as "savedAt", t.name, t.phone, t.province, t.city, t.county, t.detail, t.post_code as "postCode", t.deleted_at as "deletedAt"',
      },
      forget: 'delete',
    },
    {
      table: 'collection',
      copy: { name: 'favourites', title: ['收藏', 'Favourites'], columns: 't.created_at as "addedAt", t.goods_id as "goods"' },
      forget: 'delete',
    },
    {
      table: 'review',
      copy: {
        name: 'reviews',
        title: ['评价', 'Reviews'],
        columns: 't.created_at as "writtenAt", t.goods_id as "goods", t.star, t.content, t.pics, t.append_content as "addition", t.append_pics as "morePics"',
      },
      forget: { set: `nickname = '已注销用户', avatar = '', anonymous = true` },
    },
    {
      table: 'upload',
      copy: { name: 'pictures', title: ['上传的图片', 'Pictures sent'], columns: 't.created_at as "sentAt", t.purpose, t.picture' },
      // What reviews and the books show stays with them; a face goes, what returns showed (below), and what was never used.
      forget: { set: `member_id = null, state = case when t.state = 2 and t.purpose in ('review', 'voucher') then 2 else 3 end` },
    },
    {
      table: 'orders',
      copy: {
        name: 'orders',
        title: ['订单', 'Orders'],
        columns: `t.created_at as "orderedAt", t.order_sn as "orderSn", t.status, t.pay_amount as "payAmountFen", t.pay_method as "payMethod", t.pay_time as "paidAt", t.receiver, t.remark,
          (select jsonb_agg(jsonb_build_object('title', i.title, 'attributes', i.product_attr, 'quantity', i.quantity, 'priceFen', i.product_price)) from order_item i where i.order_id = t.id) as lines`,
      },
      // Trade data stay three years (E-Commerce Law art. 31), without the person; the region stays for the books.
      forget: { set: `receiver = t.receiver || '{"name": "已注销用户", "phone": "", "detail": "", "postCode": ""}', remark = ''` },
    },
    {
      table: 'offline_payment',
      copy: {
        name: 'transfers',
        title: ['线下转账', 'Bank transfers'],
        columns: 't.created_at as "sentAt", t.payer, t.bank, t.pics, t.status, t.reason',
      },
      // That the money came stays in the books; whose account it was does not.
      forget: { set: `payer = '', bank = ''` },
    },
    {
      table: 'return_apply',
      by: 'order',
      copy: {
        name: 'returns',
        title: ['退款与售后', 'Returns'],
        columns:
          't.created_at as "askedAt", t.apply_id as "return", t.type, t.status, t.reason_code as "reason", t.description, t.approved_amount as "amountFen", t.company_code as "carrier", t.delivery_sn as "waybill"',
      },
      forget: { set: `description = '', pics = '[]'` },
    },
    { table: 'return_pickup', by: 'order', forget: { set: `sender = '{"name": "", "phone": "", "address": ""}'` } },
    { table: 'delivery', by: 'order', forget: { set: `phone = ''` } },
    {
      table: 'invoice',
      copy: {
        name: 'invoices',
        title: ['发票', 'Invoices'],
        columns: `t.created_at as "appliedAt", t.order_sn as "orderSn", t.type, t.name, t.tax_no as "taxNo", t.amount as "amountFen", t.state, t.invoice_no as "invoiceNo", t.email`,
      },
      // Vouchers of the books, kept as the tax law asks; a person's name is on the invoice itself.
      forget: {
        set: `email = '', reg_phone = '', reg_address = '', bank_account = '', bank_name = '', name = case when t.type = 1 then '个人' else t.name end`,
      },
    },
    // Whoever held the link saw what was bought.
    { table: 'invoice_token', by: 'order', forget: 'delete' },
    {
      table: 'invoice_mail',
      copy: { name: 'invoiceMails', title: ['发票邮件', 'Invoices by mail'], columns: 't.created_at as "sentAt", t.email, t.state' },
      forget: { set: `email = '', fault = ''` },
    },
    {
      table: 'invoice_title',
      copy: { name: 'invoiceTitles', title: ['发票抬头', 'Invoice titles'], columns: 't.used_at as "usedAt", t.type, t.name, t.tax_no as "taxNo", t.email' },
      forget: 'delete',
    },
    {
      table: 'pay_order',
      copy: {
        name: 'payments',
        title: ['支付记录', 'Payments'],
        columns: 't.created_at as "startedAt", t.pay_no as "payNo", t.method, t.amount as "amountFen", t.status, t.paid_at as "paidAt"',
      },
      forget: { set: `open_id = '', client = null` },
    },
    {
      table: 'consent',
      copy: {
        name: 'consents',
        title: ['协议同意记录', 'Consents'],
        columns: 't.agreed_at as "agreedAt", t.code, t.version, t.host, t.withdrawn_at as "withdrawnAt"',
      },
      // Proof that they were given; it names nobody.
      forget: 'keep',
    },
    {
      table: 'privacy_choice',
      copy: {
        name: 'choices',
        title: ['隐私授权', 'Privacy choices'],
        columns: 't.at, t.code, t.is_allowed as "allowed"',
      },
      forget: { set: `ip = ''` },
    },
    {
      table: 'notice',
      copy: { name: 'messages', title: ['消息', 'Messages'], columns: 't.created_at as "at", t.title, t.text, t.read_at as "readAt"' },
      forget: 'delete',
    },
    { table: 'notice_switch', forget: 'delete' },
    {
      table: 'page_visit',
      copy: {
        name: 'pages',
        title: ['页面访问记录', 'Pages visited'],
        columns: 't.at, t.path, t.query, t.device',
      },
      forget: { set: `member_id = null, user_id = '', query = ''` },
    },
    { table: 'visit_paid', forget: 'delete' },
    {
      table: 'share_note',
      copy: { name: 'shares', title: ['分享记录', 'Shares'], columns: 't.at, t.channel, t.path' },
      forget: { set: 'member_id = null' },
    },
    {
      table: 'coupon_history',
      copy: {
        name: 'coupons',
        title: ['优惠券', 'Coupons'],
        columns: 't.created_at as "drawnAt", t.template_id as "coupon", t.status, t.valid_to as "validTo", t.order_sn as "orderSn"',
      },
      // Void, not gone: how many were taken must add up.
      forget: { set: `status = 4`, where: `t.status = 0` },
    },
    {
      table: 'points_ledger',
      copy: { name: 'points', title: ['积分明细', 'Points'], columns: 't.at, t.delta, t.balance, t.biz_type as "kind", t.order_sn as "orderSn"' },
      forget: 'keep',
    },
    {
      table: 'growth_ledger',
      copy: { name: 'growth', title: ['成长值明细', 'Growth'], columns: 't.at, t.delta, t.balance, t.biz_type as "kind", t.order_sn as "orderSn"' },
      forget: 'keep',
    },
    {
      table: 'account_log',
      copy: { name: 'accountLog', title: ['账号安全记录', 'Account log'], columns: 't.at, t.event, t.detail, t.ip' },
      forget: { set: `ip = '', detail = ''` },
    },
    {
      table: 'member',
      by: 'self',
      copy: {
        name: 'profile',
        title: ['个人资料', 'Profile'],
        columns: 't.created_at as "registeredAt", t.nickname, t.avatar, t.phone, t.gender, t.birthday, t.roles, t.integration as "points", t.growth',
      },
      forget: {
        set: `nickname = '已注销用户', avatar = '', phone = null, gender = 0, birthday = null, roles = '{user}', staff_level = 0,
          status = 3, cancel_at = null, cancel_reason = ''`,
      },
    },
  ],
  blocks: [
    {
      code: 'orders',
      text: ['有未完成的订单', 'Orders that are not finished'],
      count: 'select count(*) from orders o where o.partner_id = $partner and o.member_id = $member and o.status in (0, 1, 2, 5, 6)',
      link: '/user/{p}-{s}/order/list/0',
    },
    {
      code: 'refunds',
      text: ['有进行中的退款', 'Refunds that are under way'],
      count:
        'select count(*) from pay_refund r join pay_order p on p.id = r.pay_order_id where p.partner_id = $partner and p.member_id = $member and r.status in (0, 1)',
      link: '/user/{p}-{s}/order/list/0',
    },
    {
      code: 'returns',
      text: ['有进行中的售后', 'Returns that are under way'],
      count:
        'select count(*) from return_apply r join orders o on o.id = r.order_id where o.partner_id = $partner and o.member_id = $member and r.status in (-1, 0, 1, 2)',
      link: '/user/{p}-{s}/order/list/5',
    },
    {
      code: 'afterSale',
      text: ['有订单仍在售后期内（收货后 7 天）', 'Orders whose after-sale time is not over (7 days after receipt)'],
      count: `select count(*) from orders o where o.partner_id = $partner and o.member_id = $member and o.status = 3 and o.receive_time > $now - interval '7 days'`,
      link: '/user/{p}-{s}/order/list/0',
    },
  ],
  losses: [
    {
      code: 'points',
      text: ['积分', 'Points'],
      count: 'select m.integration from member m where m.partner_id = $partner and m.id = $member',
      link: '',
    },
    {
      code: 'coupons',
      text: ['未使用的优惠券', 'Unused coupons'],
      count: 'select count(*) from coupon_history h where h.partner_id = $partner and h.member_id = $member and h.status = 0 and h.valid_to > $now',
      link: '',
    },
    {
      code: 'growth',
      text: ['成长值', 'Growth'],
      count: 'select m.growth from member m where m.partner_id = $partner and m.id = $member',
      link: '',
    },
    {
      code: 'favourites',
      text: ['收藏', 'Favourites'],
      count: 'select count(*) from collection c where c.partner_id = $partner and c.member_id = $member',
      link: '',
    },
  ],
}
