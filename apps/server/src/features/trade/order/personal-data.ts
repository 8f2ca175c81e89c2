import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { PersonalData } from '#platform/personal-data.ts'

export const personalData: PersonalData = {
  held: [
    {
      table: 'orders',
      copy: {
        name: 'orders',
        title: ['订单', 'Orders'],
        columns: `t.created_at as "orderedAt", t.order_sn as "orderSn", t.status, t.pay_amount as "payAmountFen",
          t.pay_method as "payMethod", t.pay_time as "paidAt", t.receiver, t.remark,
          (select jsonb_agg(jsonb_build_object('title', i.title, 'attributes', i.product_attr, 'quantity', i.quantity,
            'priceFen', i.product_price)) from order_item i where i.order_id = t.id) as lines`,
      },
      // Trade data stay three years (E-Commerce Law art. 31), without the person; the region stays
      // for the books.
      forget: {
        set: `receiver = t.receiver || '{"name": "已注销用户", "phone": "", "detail": "", "postCode": ""}',
          remark = '', staff_note = ''`,
      },
    },
    {
      table: 'delivery',
      copy: { name: 'parcels', title: ['包裹', 'Parcels'] },
      by: 'order',
      forget: { set: `phone = ''` },
    },
  ],
  blocks: [
    {
      code: 'orders',
      text: ['有未完成的订单', 'Orders that are not finished'],
      count: `select count(*) from orders o
        where o.partner_id = $partner and o.member_id = $member
          and o.status in (${orderStatus.unpaid}, ${orderStatus.toShip}, ${orderStatus.toReceive},
            ${orderStatus.grouping}, ${orderStatus.reviewing})`,
      link: '/user/{p}-{s}/order/list/0',
    },
    {
      code: 'afterSale',
      text: ['有订单仍在售后期内', 'Orders whose after-sale time is not over'],
      count: `select count(*) from orders o
        where o.partner_id = $partner and o.member_id = $member
          and o.status = ${orderStatus.done} and exists (
          select 1 from order_item i where i.order_id = o.id
            and date_trunc('day', o.receive_time, 'Asia/Shanghai')
              + make_interval(hours => 24 * (greatest(7, i.after_sale_days) + 1)) > $now)`,
      link: '/user/{p}-{s}/order/list/0',
    },
  ],
}
