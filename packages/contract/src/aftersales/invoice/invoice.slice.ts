import type { Slice } from '../../slice.ts'

/** Words and codes of invoices. */
export const invoiceSlice = {
  audit: {
    kinds: {
      invoice: ['发票', 'Invoice'],
    },
    pages: {
      invoices: ['全部发票', 'All invoices'],
    },
    actions: {
      'invoice.issue': ['立即开票', 'Issued an invoice'],
      'invoice.retry': ['重新开票', 'Tried an invoice again'],
      'invoice.reject': ['驳回开票申请', 'Turned an invoice down'],
      'invoice.reverse': ['发票冲红', 'Reversed an invoice'],
      'invoice.upload': ['登记自行开具的发票', 'Noted an invoice of own issue'],
      'invoice.file': ['上传发票文件', 'Handed over a file of an invoice'],
      'invoice.redden': ['登记红字发票', 'Noted a red-letter invoice'],
      'invoice.askBuyer': [
        '登记已请购方确认冲红',
        'Noted that a buyer was asked to confirm a reversal',
      ],
      'invoice.buyerRefused': ['登记购方拒绝冲红', 'Noted that a buyer refused a reversal'],
      'invoice.leave': ['保留未冲红的发票', 'Left an invoice that was not reversed'],
      'invoice.mail': ['邮寄电子发票', 'Mailed an invoice'],
      'invoice.export': ['导出发票', 'Exported invoices'],
    },
  },
  jobs: {
    'invoice.advance': ['开票或冲红', 'Issue or reverse an invoice'],
    'invoice.mail': ['把发票发到邮箱', 'Send an invoice by mail'],
  },
  invariants: {
    'an invoice changes only as listed': '发票状态只按规定流转',
    'a company has 72 hours to confirm the red letter of its invoice, and the end of them is waited for':
      '企业有72小时确认红字发票，到期有任务处理',
    'an invoice is in the state that its log ends with, and each change begins where the one before ended':
      '发票当前状态与日志一致，前后相接',
    'an issued invoice is not over more than was paid and not given back, once the refund was heard of':
      '已开发票金额不超过实付减已退',
  },
  toDos: {
    'invoice.failed': ['开票失败的发票', 'Invoices that failed'],
  },
} as const satisfies Slice
