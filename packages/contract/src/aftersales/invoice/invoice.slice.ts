import type { Slice } from '../../slice.ts'

const amount = { name: ['金额', 'Amount'], example: ['¥259.00', '¥259.00'] } as const
const email = {
  name: ['邮箱', 'Mailbox'],
  example: ['r***@mail.example', 'r***@mail.example'],
} as const
const told = { group: 'invoice', kind: 'order', isFixed: true, needs: ['amount'] } as const
const mailed = { ...told, kind: 'service' } as const

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
  notices: {
    'invoice.issued': {
      ...told,
      name: ['发票开具', 'Invoice issued'],
      title: ['发票已开具', 'Your invoice is here'],
      text: [
        '{amount} 的发票已开具，点此查看和下载',
        'The invoice over {amount} has been issued: view or download it',
      ],
      variables: { amount },
    },
    'invoice.reversed': {
      ...told,
      name: ['退款后发票冲红', 'Reversed after a refund'],
      title: ['发票已冲红', 'An invoice was reversed'],
      text: [
        '订单发生退款，原 {amount} 的发票已冲红',
        'After a refund, the invoice over {amount} has been reversed',
      ],
      variables: { amount },
    },
    'invoice.corrected': {
      ...told,
      name: ['商家冲红发票', 'Reversed by the store'],
      title: ['发票已冲红', 'An invoice was reversed'],
      text: [
        '{amount} 的发票已由商家冲红，点此查看详情',
        'The store has reversed the invoice over {amount}: see the details',
      ],
      variables: { amount },
    },
    'invoice.rejected': {
      ...told,
      name: ['开票申请未通过', 'Not issued'],
      title: ['发票未开具', 'Your invoice was not issued'],
      text: [
        '{amount} 的开票申请未通过，点此查看原因并修改',
        'The invoice over {amount} was turned down: see why and change it',
      ],
      variables: { amount },
    },
    'invoice.awaits': {
      ...told,
      name: ['请购方确认红字发票', 'Red letter to be confirmed'],
      title: ['请确认红字发票', 'Please confirm a red-letter invoice'],
      text: [
        '{amount} 的发票要冲红，贵司已将它入账或抵扣：请在 {until} 前到电子税务局的税务数字账户确认《红字发票信息确认单》',
        'The invoice over {amount} is to be reversed, and your company has entered or deducted it: confirm the red letter in your tax account by {until}',
      ],
      needs: ['amount', 'until'],
      variables: {
        amount,
        until: {
          name: ['截止时间', 'Until when'],
          example: ['2026-12-03 20:30', '2026-12-03 20:30'],
        },
      },
    },
    'invoice.sent': {
      ...mailed,
      name: ['发票邮件已发送', 'Sent by mail'],
      title: ['发票已发送', 'Your invoice was sent'],
      text: [
        '{amount} 的发票已发送至 {email}，请查收',
        'The invoice over {amount} was sent to {email}',
      ],
      variables: { amount, email },
    },
    'invoice.unsent': {
      ...mailed,
      name: ['发票邮件未送达', 'Not reached by mail'],
      title: ['发票邮件未送达', 'Your invoice could not be sent'],
      text: [
        '{amount} 的发票未能发送至 {email}，请核对邮箱后重新发送，或直接下载',
        'The invoice over {amount} did not reach {email}: check the address and send it again, or download it',
      ],
      variables: { amount, email },
    },
  },
} as const satisfies Slice
