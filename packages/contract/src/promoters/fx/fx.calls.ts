import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  CalendarDay,
  Code6,
  line,
  Money,
  pageOf,
  Phone,
  RowId,
  whole,
  lookup,
} from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { isCardNumber, maxFxDays } from './fx.codes.ts'
import {
  Achievement,
  CashOut,
  Commission,
  FxBank,
  FxBrought,
  FxCenter,
  FxCustomer,
  FxGoods,
  FxInit,
  FxMaterial,
  PromoterStatusField,
  Withdrawal,
} from './fx.fields.ts'

const Page = { page: whole(1, 10_000).default(1), size: whole(1, 50).default(20) }
const Days = {
  /** Days to look back from the last one. */
  range: whole(1, maxFxDays).default(30),
  /** The last day, in Beijing; today unless told. */
  until: CalendarDay.optional(),
}

export const fxCalls = {
  initForm: GET('/p/fx/{p}-{s}/init', {
    summary: 'The form by which one applies to be a promoter, and where an application stands',
    authz: 'user',
    reply: FxInit,
  }),
  register: POST('/p/fx/{p}-{s}/register', {
    summary: 'Applies to be a promoter, with a code sent to the phone of the account',
    authz: 'user',
    body: z.strictObject({
      realName: line(20, 2),
      phone: Phone,
      code: Code6,
      /** The last four signs of the identity card. */
      idTail: z
        .string()
        .regex(/^(\d{3}[\dXx])?$/, '请输入证件号码后四位')
        .default(''),
      agreed: z.boolean(),
    }),
    reply: z.object({ status: PromoterStatusField }),
  }),
  center: GET('/p/fx/{p}-{s}/center', {
    summary: 'What a promoter has and has earned',
    authz: 'user',
    reply: FxCenter,
  }),
  myCollect: GET('/p/fx/{p}-{s}/center/my-collect', {
    summary: 'Commissions of the lines that were bought through the promoter, the latest first',
    authz: 'user',
    query: z.object({ ...Page, ...Days, status: z.enum(['0', '1', '4']).optional() }),
    reply: pageOf(Commission),
  }),
  myAchievement: GET('/p/fx/{p}-{s}/center/my-achievement', {
    summary: 'Orders, sales and commission by day or by goods',
    authz: 'user',
    query: z.object({ ...Days, by: z.enum(['day', 'goods']).default('day') }),
    reply: z.array(Achievement),
  }),
  myCustomer: GET('/p/fx/{p}-{s}/center/my-customer', {
    summary: 'Customers that the promoter brought, masked',
    authz: 'user',
    query: z.object(Page),
    reply: pageOf(FxCustomer),
  }),
  totalAmount: GET('/p/fx/{p}-{s}/center/totalAmount', {
    summary: 'All that the promoter has earned so far, without what was taken back',
    authz: 'user',
    reply: z.object({ total: z.number().int() }),
  }),
  cashOutCollect: GET('/p/fx/{p}-{s}/cash-out/collect', {
    summary: 'What can be withdrawn, at least and to which card',
    authz: 'user',
    reply: CashOut,
  }),
  cashOutLists: GET('/p/fx/{p}-{s}/cash-out/lists', {
    summary: 'Withdrawals, the latest first',
    authz: 'user',
    query: z.object(Page),
    reply: pageOf(Withdrawal),
  }),
  cashOutTotal: GET('/p/fx/{p}-{s}/cash-out/total', {
    summary: 'Fen that were paid out so far, and that are under way',
    authz: 'user',
    reply: z.object({ withdrawn: Money, withdrawing: Money }),
  }),
  cashOutSubmit: POST('/p/fx/{p}-{s}/cash-out/submit', {
    summary: 'Asks for a withdrawal, with a code sent to the own phone; the same request asks once',
    authz: 'user',
    body: z.strictObject({
      /** Fen. */
      amount: whole(1, 100_000_000),
      bankId: RowId,
      requestId: RequestId,
      phoneCode: Code6,
    }),
    reply: Withdrawal,
  }),
  bankList: GET('/p/fx/{p}-{s}/bank/list', {
    summary: 'Bank cards of the promoter',
    authz: 'user',
    reply: z.array(FxBank),
  }),
  bankAdd: POST('/p/fx/{p}-{s}/bank/add', {
    summary: 'Adds a bank card, with a code sent to the own phone and a consent of its own',
    authz: 'user',
    body: z.strictObject({
      holder: line(30, 2),
      cardNo: z
        .string()
        .regex(/^\d{12,19}$/, '请输入正确的银行卡号')
        .refine(isCardNumber, '请输入正确的银行卡号'),
      bankName: line(30, 2),
      phoneCode: Code6,
      agreed: z.boolean(),
    }),
    reply: z.array(FxBank),
  }),
  goods: GET('/p/fx/{p}-{s}/goods', {
    summary: 'Goods of the store with what a unit brings',
    authz: 'user',
    query: z.object({
      ...Page,
      q: lookup(50).optional(),
      sort: z.enum(['sales', 'commission']).default('sales'),
    }),
    reply: pageOf(FxGoods),
  }),
  material: GET('/p/fx/{p}-{s}/material', {
    summary: 'Words, goods, articles and coupons of the store to share',
    authz: 'user',
    reply: FxMaterial,
  }),
  brought: GET('/p/fx/{p}-{s}/brought', {
    summary: 'What one link of the promoter brought so far',
    authz: 'user',
    query: z.object({
      path: z
        .string()
        .max(300)
        .regex(/^\/fx\/[\w/.-]+$/),
    }),
    reply: FxBrought.extend({ sponsorId: z.string(), earns: Money.nullable() }),
  }),
  bankDefault: POST('/p/fx/{p}-{s}/bank/default/{id}', {
    summary: 'Makes a card the one that withdrawals go to',
    authz: 'self',
    params: z.object({ id: RowId }),
    reply: z.array(FxBank),
  }),
}
