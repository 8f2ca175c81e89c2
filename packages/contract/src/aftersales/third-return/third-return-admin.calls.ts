import { narrow } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  OrderSn,
  Paging,
  pageOf,
  text,
  whole,
  line,
  lookup,
  typedAs,
  waybill,
} from '../../fields.ts'
import { ReturnAddress } from '../returns/returns.fields.ts'
import { Uploaded, UploadKey, UploadPermission } from '../../shop/upload/upload.calls.ts'
import { ThirdRet } from './third-return.fields.ts'

const ByApply = z.object({ applyId: OrderSn })
const amount = whole(0, 100_000_000)

export const AdminThirdReturn = ThirdRet.extend({
  /** Last digits of the phone that its buyer proved. */
  phoneTail: z.string(),
  /** Units that came back, once they were looked at. */
  received: z.number().int().nullable(),
  log: z.array(
    z.object({
      event: z.string(),
      from: z.number().int().nullable(),
      to: z.number().int(),
      actor: z.string(),
      reason: z.string(),
      at: Moment,
    }),
  ),
  defaultAddress: ReturnAddress,
  /** Whether the OMS knows how it stands. */
  oms: z.object({ state: z.enum(['told', 'waiting', 'refused']), error: z.string() }),
  adminActions: z.array(
    z.enum([
      'agree',
      'refuse',
      'receive',
      'refuseReceipt',
      'transferred',
      'replaced',
      'sendAgain',
      'tellAgain',
    ]),
  ),
})
export type AdminThirdReturn = z.output<typeof AdminThirdReturn>

const step = { authz: 'operator', params: ByApply, reply: AdminThirdReturn } as const

export const thirdReturnAdminCalls = {
  list: GET('/admin/api/{p}-{s}/third-returns', {
    summary: 'Third-party returns of a store, those whose time is over first',
    authz: 'operator',
    reads: { way: 'list', of: 'thirdReturn' },
    right: 'return.read',
    query: z.object({ ...Paging, status: whole(-1, 5).optional(), q: lookup(50).optional() }),
    reply: pageOf(ThirdRet).extend({
      counts: z.array(z.object({ status: z.number().int(), count: z.number().int() })),
    }),
  }),
  detail: GET('/admin/api/{p}-{s}/third-returns/{applyId}', {
    ...step,
    summary: 'One third-party return',
    reads: { way: 'open', of: 'thirdReturn', by: 'applyId' },
    right: 'return.read',
  }),
  agree: POST('/admin/api/{p}-{s}/third-returns/{applyId}/agree', {
    ...step,
    summary: 'Agrees: the goods may be sent back, or money or goods are on their turn at once',
    right: 'return.write',
    body: z.strictObject({
      /** Fen; all that was asked for when absent. */
      amount: amount.optional(),
      returnAddress: z
        .strictObject({
          name: line(25, 1),
          phone: typedAs(narrow).pipe(line(20, 5)),
          address: line(200, 1),
        })
        .optional(),
    }),
  }),
  refuse: POST('/admin/api/{p}-{s}/third-returns/{applyId}/refuse', {
    ...step,
    summary: 'Refuses, with a reason that the buyer reads',
    right: 'return.write',
    body: z.strictObject({ reason: text(200, 1) }),
  }),
  receive: POST('/admin/api/{p}-{s}/third-returns/{applyId}/receive', {
    ...step,
    summary: 'Takes in what came back, after inspection',
    right: 'return.receive',
    body: z.strictObject({
      received: whole(1, 9999),
      /** Fen; what was agreed, for the units received, when absent. */
      amount: amount.optional(),
    }),
  }),
  refuseReceipt: POST('/admin/api/{p}-{s}/third-returns/{applyId}/refuse-receipt', {
    ...step,
    summary: 'Does not take what came back: it goes to the buyer again',
    right: 'return.receive',
    body: z.strictObject({ reason: text(200, 1) }),
  }),
  transferred: POST('/admin/api/{p}-{s}/third-returns/{applyId}/transferred', {
    ...step,
    summary: 'The refund was transferred, with the number of its voucher and pictures of it',
    right: 'return.write',
    body: z.strictObject({ voucher: line(60, 4), pics: z.array(UploadKey).max(3).default([]) }),
  }),
  replaced: POST('/admin/api/{p}-{s}/third-returns/{applyId}/replaced', {
    ...step,
    summary: 'The goods in exchange, or those sent again, have left',
    right: 'return.receive',
    body: z.strictObject({
      companyCode: z.string().regex(/^[a-z0-9]{2,32}$/, '请选择快递公司'),
      deliverySn: waybill('运单号为6-32位字母或数字'),
    }),
  }),
  tellAgain: POST('/admin/api/{p}-{s}/third-returns/{applyId}/tell-again', {
    ...step,
    summary: 'Tells the OMS again how it stands, after it was refused there',
    right: 'return.write',
  }),
  picturePolicy: GET('/admin/api/{p}-{s}/third-returns-pictures/policy', {
    summary: 'Permission to send one picture of a voucher',
    authz: 'operator',
    right: 'return.write',
    reply: UploadPermission,
  }),
  pictureDone: POST('/admin/api/{p}-{s}/third-returns-pictures/done', {
    summary: 'What was sent is looked at and drawn again',
    authz: 'operator',
    right: 'return.write',
    body: z.strictObject({ key: UploadKey }),
    reply: Uploaded,
  }),
}
