import type { ExportFault, ExportKindCode } from './export.codes.ts'

type Words<Name extends string> = Readonly<Record<Name, readonly [zh: string, en: string]>>

export const exportKindWords: Words<ExportKindCode> = {
  orders: ['订单明细', 'Orders with lines'],
  payments: ['收款与退款', 'Payments and refunds'],
  days: ['每日汇总', 'Sheet by day'],
  bills: ['渠道账单', 'Bills of the channels'],
  goods: ['商品', 'Goods'],
  members: ['会员', 'Members'],
  withdrawals: ['佣金提现', 'Withdrawals'],
}

export const exportFaultWords: Words<ExportFault> = {
  storage: [
    '文件存储暂时不可用，请稍后重新导出',
    'Files cannot be kept right now, try again later',
  ],
  fault: ['导出时出错，请联系技术人员查看日志', 'Something went wrong, ask who runs the shop'],
}
