import { defineTexts } from '#platform/texts.ts'

export const floorTexts = defineTexts(
  {
    title: '为顾客申请售后',
    intro: '请顾客出示订单编号。款项只退到顾客的付款账户，申请会通知顾客本人。',
    orderSn: '订单编号',
    orderSnPlaceholder: '20 位数字',
    needed: '请输入订单编号',
    wrong: '订单编号是 20 位数字',
    find: '查找订单',
    choose: '选择要退换的商品',
    none: '这笔订单没有可以申请售后的商品',
    another: '查找其他订单',
  },
  {
    title: 'Return for a customer',
    intro:
      'Ask the customer for the order number. Money goes back to the way they paid alone, and they are told.',
    orderSn: 'Order number',
    orderSnPlaceholder: '20 digits',
    needed: 'Enter the order number',
    wrong: 'An order number has 20 digits',
    find: 'Find the order',
    choose: 'Choose what is given back',
    none: 'Nothing of this order can be given back',
    another: 'Find another order',
  },
)
