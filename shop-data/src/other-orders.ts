import { fen } from '@mallard/kernel'
import type { OtherOrder } from './world.ts'

/** What other platforms sold of the same goods; their buyers have no account here. */
export const otherOrders: readonly OtherOrder[] = [
  {
    store: '1-1', platform: 'tmall', orderNo: 'TM3920475518600217', phone: '13800000021', paidDaysAgo: 5, returnableForDays: 20,
    lines: [
      { productSn: 'HL-RC02-INK-30', quantity: 1, paidAmount: fen(45_900), delivery: 'arrived' },
      { productSn: 'HL-AC06-INK-30', quantity: 2, paidAmount: fen(11_799), delivery: 'arrived' },
    ],
  },
  {
    store: '1-1', platform: 'jd', orderNo: 'JD308817265493', phone: '13800000021', paidDaysAgo: 12, returnableForDays: 3,
    lines: [{ productSn: 'HL-SM01-OAT-06', quantity: 1, paidAmount: fen(32_900), delivery: 'arrived' }],
  },
  {
    store: '1-1', platform: 'douyin', orderNo: 'DY6920418833710466', phone: '13800000021', paidDaysAgo: 2, returnableForDays: null,
    lines: [
      { productSn: 'HL-SM01-OAT-06', quantity: 1, paidAmount: fen(31_900), delivery: 'sent' },
      { productSn: 'HL-AC06-INK-30', quantity: 2, paidAmount: fen(11_800), delivery: 'unsent' },
    ],
  },
]
