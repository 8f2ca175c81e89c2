import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Code6,
  line,
  Moment,
  Money,
  pageOf,
  Paging,
  RowId,
  SignedMoney,
  text,
  whole,
  lookup,
} from '../../fields.ts'
import { nextSteps } from '../../people/staff/approval.codes.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { commissionKinds, highestRate, ledgerKinds, paysNothing, rateKinds } from './fx.codes.ts'
import { Balances, PromoterStatusField, Withdrawal } from './fx.fields.ts'

const ById = z.object({ id: RowId })
const rate = whole(0, highestRate)

export const AdminPromoter = Balances.extend({
  id: z.number().int(),
  memberId: z.number().int(),
  nickname: z.string(),
  realName: z.string(),
  /** Masked. */
  phone: z.string(),
  idTail: z.string(),
  status: PromoterStatusField,
  note: z.string(),
  level: z.number().int(),
  appliedAt: Moment,
  decidedAt: Moment.nullable(),
  customers: z.number().int(),
  orders: z.number().int(),
  /** Fen that was bought through them, and what they earned of it. */
  sales: Money,
  earned: SignedMoney,
})
export type AdminPromoter = z.output<typeof AdminPromoter>

export const AdminLedgerRow = z.object({
  id: z.number().int(),
  kind: z.enum(ledgerKinds),
  orderSn: z.string(),
  available: SignedMoney,
  frozen: SignedMoney,
  withdrawing: SignedMoney,
  withdrawn: SignedMoney,
  at: Moment,
})
export type AdminLedgerRow = z.output<typeof AdminLedgerRow>

export const AdminRate = z.object({
  id: z.number().int(),
  kind: z.enum(rateKinds),
  /** Code of the SKU, or the number of the goods or of the category. */
  target: z.string(),
  name: z.string(),
  bp: z.number().int(),
})
export type AdminRate = z.output<typeof AdminRate>

export const FxSetting = z.object({
  isOpen: z.boolean(),
  rateBp: rate,
  /** Fen that a withdrawal is at least, and basis points of it that it costs. */
  minAmount: whole(100, 10_000_000),
  feeBp: whole(0, 1000),
  /** Ways to buy whose orders pay nothing, as orders name them. */
  offKinds: z
    .array(
      z
        .number()
        .int()
        .refine((kind) => commissionKinds.includes(kind), '下单方式不正确'),
    )
    .max(commissionKinds.length)
    .default([...paysNothing]),
  /** Whether employees who promote earn, and whether what employees buy pays anybody. */
  employeesEarn: z.boolean().default(true),
  employeesPay: z.boolean().default(true),
  version: whole(0, 1_000_000_000).default(0),
})
export type FxSetting = z.output<typeof FxSetting>

export const AdminWithdrawal = Withdrawal.extend({
  promoterId: z.number().int(),
  nickname: z.string(),
  realName: z.string(),
  holder: z.string(),
  /** The bank's number of the payment. */
  serial: z.string(),
  approvedBy: z.string(),
  paidBy: z.string(),
  /** What the reader can do about paying it. */
  next: z.enum(nextSteps),
  /** Names of those who may pay it, where the reader may not. */
  approvers: z.array(z.string()),
})
export type AdminWithdrawal = z.output<typeof AdminWithdrawal>

const Material = {
  title: line(40, 1),
  titleEn: line(80),
  words: text(500, 1),
  wordsEn: text(1000),
}

export const AdminMaterial = z.object({
  ...Material,
  id: z.number().int(),
  goodsId: z.number().int().nullable(),
  goodsTitle: z.string(),
  at: Moment,
})
export type AdminMaterial = z.output<typeof AdminMaterial>

const NewMaterial = z.strictObject({
  ...Material,
  /** Number of the goods or code of a SKU; empty: about none. */
  goods: line(64),
  requestId: RequestId,
})
export type MaterialInput = z.output<typeof NewMaterial>

export const fxAdminCalls = {
  promoters: GET('/admin/api/{p}-{s}/promoters', {
    summary: 'Promoters and applications of the partner; by what they earned, a ranking',
    authz: 'operator',
    reads: { way: 'list', of: 'promoter' },
    right: 'promoter.read',
    query: z.object({
      ...Paging,
      status: z.enum(['0', '1', '2', '3']).optional(),
      q: lookup(50).optional(),
      sort: z.enum(['new', 'earned', 'sales']).default('new'),
    }),
    reply: pageOf(AdminPromoter).extend({ waiting: z.number().int() }),
  }),
  promoter: GET('/admin/api/{p}-{s}/promoters/{id}', {
    summary: 'One promoter',
    authz: 'operator',
    reads: { way: 'open', of: 'promoter', by: 'id' },
    right: 'promoter.read',
    params: ById,
    reply: AdminPromoter,
  }),
  decide: POST('/admin/api/{p}-{s}/promoters/{id}/decide', {
    summary: 'Approves an application or turns it down, stops a promoter or lets them go on',
    authz: 'operator',
    right: 'promoter.write',
    params: ById,
    body: z.strictObject({
      verdict: z.enum(['approve', 'reject', 'disable', 'enable']),
      note: line(100).default(''),
    }),
    reply: AdminPromoter,
  }),
  ledger: GET('/admin/api/{p}-{s}/promoters/{id}/ledger', {
    summary: 'What moved a promoter’s money, the latest first',
    authz: 'operator',
    right: 'promoter.read',
    params: ById,
    query: z.object(Paging),
    reply: pageOf(AdminLedgerRow),
  }),
  rates: GET('/admin/api/{p}-{s}/promoter-rates', {
    summary: 'Rates that differ from the partner’s own',
    authz: 'operator',
    right: 'promoter.read',
    query: z.object(Paging),
    reply: pageOf(AdminRate),
  }),
  saveRate: POST('/admin/api/{p}-{s}/promoter-rate/save', {
    summary: 'Sets the rate of a SKU, of goods or of a category; for orders from now on',
    authz: 'operator',
    right: 'promoter.write',
    body: z.strictObject({ kind: z.enum(rateKinds), target: line(64, 1), bp: rate }),
    reply: AdminRate,
  }),
  removeRate: POST('/admin/api/{p}-{s}/promoter-rates/{id}/remove', {
    summary: 'Lets the partner’s own rate hold again; one that is gone stays so',
    authz: 'operator',
    right: 'promoter.write',
    params: ById,
    reply: z.object({}),
  }),
  withdrawals: GET('/admin/api/{p}-{s}/promoter-withdrawals', {
    summary: 'Withdrawals of the partner’s promoters, the latest first',
    authz: 'operator',
    reads: { way: 'list', of: 'withdrawal' },
    right: 'promoter.read',
    query: z.object({ ...Paging, status: z.enum(['0', '10', '11', '20', '21']).optional() }),
    reply: pageOf(AdminWithdrawal).extend({
      waiting: z.number().int(),
      toPay: z.number().int(),
    }),
  }),
  approve: POST('/admin/api/{p}-{s}/promoter-withdrawals/{id}/approve', {
    summary: 'Approves a withdrawal: it is to be paid',
    authz: 'operator',
    right: 'promoter.write',
    params: ById,
    reply: AdminWithdrawal,
  }),
  reject: POST('/admin/api/{p}-{s}/promoter-withdrawals/{id}/reject', {
    summary: 'Turns a withdrawal down: the money is available again',
    authz: 'operator',
    right: 'promoter.write',
    params: ById,
    body: z.strictObject({ reason: line(100, 1) }),
    reply: AdminWithdrawal,
  }),
  pay: POST('/admin/api/{p}-{s}/promoter-withdrawals/{id}/pay', {
    summary: 'Notes that a withdrawal was paid, with the bank’s number; the same one again is done',
    authz: 'operator',
    right: 'promoter.pay',
    params: ById,
    body: z.strictObject({
      serial: z.string().regex(/^[0-9A-Za-z-]{6,40}$/, '流水号不正确'),
      /** From one's own phone, to pay what one approved oneself. */
      phoneCode: Code6.optional(),
    }),
    reply: AdminWithdrawal,
  }),
  fail: POST('/admin/api/{p}-{s}/promoter-withdrawals/{id}/fail', {
    summary: 'Notes that the bank refused a withdrawal: the money is available again',
    authz: 'operator',
    right: 'promoter.pay',
    params: ById,
    body: z.strictObject({ reason: line(100, 1) }),
    reply: AdminWithdrawal,
  }),
  card: POST('/admin/api/{p}-{s}/promoter-withdrawals/{id}/card', {
    summary:
      'The number of the card that an approved withdrawal goes to; who looks is written down',
    authz: 'operator',
    reads: { way: 'open', of: 'withdrawal', by: 'id' },
    right: 'promoter.pay',
    params: ById,
    reply: z.object({ holder: z.string(), bankName: z.string(), cardNo: z.string() }),
  }),
  materials: GET('/admin/api/{p}-{s}/promoter-material', {
    summary: 'Words that promoters share, the latest first',
    authz: 'operator',
    right: 'promoter.read',
    query: z.object(Paging),
    reply: pageOf(AdminMaterial),
  }),
  addMaterial: POST('/admin/api/{p}-{s}/promoter-material/add', {
    summary: 'Adds words for promoters; the same request adds them once',
    authz: 'operator',
    right: 'promoter.write',
    body: NewMaterial,
    reply: z.object({ id: z.number().int() }),
  }),
  removeMaterial: POST('/admin/api/{p}-{s}/promoter-material/{id}/remove', {
    summary: 'Takes words away from promoters; what is gone stays so',
    authz: 'operator',
    right: 'promoter.write',
    params: ById,
    reply: z.object({}),
  }),
  setting: GET('/admin/api/{p}-{s}/promoter-setting', {
    summary: 'Whether applications are taken, the partner’s own rate, and which orders pay whom',
    authz: 'operator',
    right: 'promoter.read',
    reply: FxSetting,
  }),
  saveSetting: POST('/admin/api/{p}-{s}/promoter-setting/save', {
    summary: 'Changes the partner’s own rate and which orders pay whom; for orders from now on',
    authz: 'operator',
    right: 'promoter.write',
    body: z.strictObject(FxSetting.shape),
    reply: FxSetting,
  }),
}
