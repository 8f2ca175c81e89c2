import { defineTexts } from '#platform/texts.ts'

export const trackStepTexts = defineTexts(
  {
    refused: '已拒收',
    returning: '退回中',
    failed: '派送未成功',
    delivered: '已签收',
    waiting: '待取件',
    delivering: '派送中',
    collected: '已揽收',
    customs: '清关中',
    departed: '已发出',
    arrived: '已到达',
  },
  {
    refused: 'Refused',
    returning: 'Going back to the sender',
    failed: 'Delivery attempted',
    delivered: 'Delivered',
    waiting: 'Ready for pickup',
    delivering: 'Out for delivery',
    collected: 'Picked up by the carrier',
    customs: 'In customs',
    departed: 'Left a sorting centre',
    arrived: 'Reached a sorting centre',
  },
)
