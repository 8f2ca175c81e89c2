import type { Slice } from '../../slice.ts'

/** Words and codes of bills of the channels. */
export const billSlice = {
  audit: {
    kinds: {
      bill: ['账单', 'Bill'],
      difference: ['对账差异', 'Difference of a bill'],
    },
    actions: {
      'bill.read': ['取渠道账单', 'Fetched a bill'],
      'bill.ask': ['对账再次查询', 'Asked about a difference'],
      'bill.note': ['说明对账差异', 'Explained a difference'],
    },
  },
  jobs: {
    'payment.reconcile': ['取渠道账单并核对', 'Fetch the channels’ bills and compare'],
  },
  toDos: {
    'bill.difference': ['未处理的对账差异', 'Open differences of bills'],
  },
} as const satisfies Slice
