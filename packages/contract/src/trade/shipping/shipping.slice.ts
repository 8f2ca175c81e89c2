import type { Slice } from '../../slice.ts'

/** Words and codes of shipping. */
export const shippingSlice = {
  domains: {
    expressHookCalls: 'hooks',
  },
  audit: {
    kinds: {
      shipping: ['发货表格', 'Shipping table'],
    },
    actions: {
      'order.ship': ['发货', 'Shipped'],
      'order.export': ['导出待发货', 'Exported what waits'],
      'order.shipTable': ['按表格批量发货', 'Shipped by table'],
      'parcel.watch': ['重新订阅物流', 'Followed a parcel again'],
      'parcel.waybill': ['更正运单', 'Corrected a waybill'],
    },
  },
  jobs: {
    'order.shipBatch': ['按导入的表格发货', 'Ship what a table asks for'],
    'express.subscribe': ['订阅物流轨迹', 'Ask to hear of a parcel'],
  },
  invariants: {
    'no more units are shipped or returned than were bought, and parcels hold what counts as shipped':
      '发货和退货数量不超过购买数量，包裹内容与已发数量一致',
  },
} as const satisfies Slice
