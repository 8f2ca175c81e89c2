import type { Slice } from '../../slice.ts'

/** What buying as a colleague tells the shop. */
export const innerBuySlice = {
  orderKinds: { innerBuy: 4 },
  audit: {
    kinds: {
      innerPrice: ['内购商品', 'Inner price'],
      innerGrant: ['内购额度', 'Inner quota'],
    },
    pages: {
      innerGrants: ['内购额度', 'Inner quotas'],
      innerSetting: ['年度内购额度', 'The yearly inner quota'],
    },
    actions: {
      'inner.price': ['设置内购价', 'Set an inner price'],
      'inner.close': ['下架内购商品', 'Took an inner price off'],
      'inner.grant': ['发放内购额度', 'Gave an inner quota'],
      'inner.change': ['修改内购额度', 'Changed an inner quota'],
      'inner.import': ['导入内购额度', 'Imported inner quotas'],
      'inner.export': ['导出内购额度', 'Exported inner quotas'],
      'inner.setting': ['设置年度内购额度', 'Set the yearly inner quota'],
    },
  },
  jobs: {
    'innerBuy.grant': ['新年发放内购额度', 'Give the inner quotas of a new year'],
  },
} as const satisfies Slice
