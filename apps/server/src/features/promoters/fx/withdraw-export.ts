import type { WithdrawStatus } from '@mallard/contract/promoters/fx/fx.codes'
import {
  batchOf,
  defineExport,
  type ExportColumn,
  sumCell,
  timeCell,
  wordOf,
  type Words,
} from '#features/people/export/index.ts'
import { type ExportedWithdrawal, withdrawalsAfter } from './withdraw-export.repo.ts'

const states: Readonly<Record<WithdrawStatus, Words>> = {
  0: ['待审核', 'In review'],
  10: ['待打款', 'To be paid'],
  11: ['已打款', 'Paid'],
  20: ['已拒绝', 'Turned down'],
  21: ['打款失败', 'Failed'],
}

const columns: readonly ExportColumn<ExportedWithdrawal>[] = [
  { code: 'id', head: ['提现编号', 'Withdrawal'], cell: ({ id }) => id },
  { code: 'createdAt', head: ['申请时间', 'Asked for'], cell: (row) => timeCell(row.createdAt) },
  {
    code: 'status',
    head: ['状态', 'State'],
    cell: ({ status }, { locale }) => wordOf(states[status], locale),
  },
  { code: 'amount', head: ['提现金额', 'Amount'], cell: ({ amount }) => sumCell(amount) },
  { code: 'fee', head: ['手续费', 'Fee'], cell: ({ fee }) => sumCell(fee) },
  { code: 'net', head: ['打款金额', 'To pay'], cell: ({ amount, fee }) => sumCell(amount - fee) },
  { code: 'promoterId', head: ['推广员编号', 'Promoter'], cell: ({ promoterId }) => promoterId },
  { code: 'nickname', head: ['昵称', 'Nickname'], isPersonal: true, cell: (row) => row.nickname },
  { code: 'realName', head: ['实名', 'Real name'], isPersonal: true, cell: (row) => row.realName },
  { code: 'holder', head: ['开户名', 'Holder'], isPersonal: true, cell: ({ holder }) => holder },
  { code: 'bank', head: ['开户银行', 'Bank'], isPersonal: true, cell: (row) => row.bankName },
  {
    code: 'cardTail',
    head: ['卡号尾号', 'Card ends in'],
    isPersonal: true,
    cell: (row) => row.cardTail,
  },
  { code: 'serial', head: ['打款流水号', 'Number on the proof'], cell: ({ serial }) => serial },
  { code: 'approvedBy', head: ['审核人', 'Approved by'], cell: ({ approvedBy }) => approvedBy },
  { code: 'approvedAt', head: ['审核时间', 'Approved'], cell: (row) => timeCell(row.approvedAt) },
  { code: 'paidBy', head: ['打款人', 'Paid by'], cell: ({ paidBy }) => paidBy },
  { code: 'endedAt', head: ['完成时间', 'Ended'], cell: ({ endedAt }) => timeCell(endedAt) },
  { code: 'reason', head: ['拒绝或失败原因', 'Why not'], cell: ({ reason }) => reason },
]

/** A row for each withdrawal that promoters asked for in the period. */
export const withdrawalsExport = defineExport<ExportedWithdrawal>({
  code: 'withdrawals',
  right: 'promoter.read',
  hint: [
    '按申请日期；一行一笔，推广员属于整个商户，不分门店。',
    'By the day it was asked for. A row each; promoters are the partner’s, of no single store.',
  ],
  about: 'withdrawal',
  hasPeriod: true,
  stores: 'none',
  columns,
  read: async ({ services: { db }, scope, from, until }, after, max) => {
    const last = Number(after?.[0] ?? 0)
    const rows = await withdrawalsAfter(db, scope.partnerId, { from, until }, last, max)
    return batchOf(rows, max, ({ id }) => [id])
  },
})
