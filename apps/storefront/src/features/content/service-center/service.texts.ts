import { defineTexts } from '#platform/texts.ts'

export const serviceTexts = defineTexts(
  {
    title: '联系客服',
    reach: '联系我们',
    chat: '在线客服',
    chatNote: '发送文字、图片、商品或订单',
    chatUnread: (count: number) => `${count > 99 ? '99+' : count} 条新回复`,
    call: '拨打客服电话',
    hours: '服务时间',
    address: '门店地址',
    self: '自助服务',
    center: '服务中心',
    centerNote: '说明书、常见问题与售后政策',
    orders: '我的订单',
    ordersNote: '查物流、申请售后、开发票',
  },
  {
    title: 'Contact us',
    reach: 'Reach us',
    chat: 'Chat with us',
    chatNote: 'Send words, pictures, goods or an order',
    chatUnread: (count) =>
      count === 1 ? '1 new answer' : `${count > 99 ? '99+' : count} new answers`,
    call: 'Call us',
    hours: 'Hours',
    address: 'Address',
    self: 'Help yourself',
    center: 'Service centre',
    centerNote: 'Manuals, questions and policies',
    orders: 'My orders',
    ordersNote: 'Follow parcels, return goods, ask for invoices',
  },
)
