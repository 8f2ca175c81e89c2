import type { Slice } from '../../slice.ts'

/** Words and codes of employee purchases. */
export const innerBuySlice = {
  orderKinds: { innerBuy: { number: 4, name: ['企业内购', 'Inner buying'] } },
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
  invariants: {
    'what is kept and used of an inner grant is what its orders took, less what refunds freed':
      '内购额度的占用和已用等于订单所占，减去退款退回的部分',
    'each inner purchase counts against one grant of its buyer, as its order stands, once the events of the order are handled':
      '每个内购订单计入买家的一份额度，并与订单状态一致',
  },
} as const satisfies Slice
