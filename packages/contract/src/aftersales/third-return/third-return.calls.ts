import { plainCode } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Code6,
  Empty,
  OrderSn,
  Paging,
  pageOf,
  Phone,
  text,
  Token22,
  whole,
  typedAs,
  waybill,
} from '../../fields.ts'
import { CodeSent } from '../../people/identity/identity.fields.ts'
import { ReturnStatus } from '../returns/returns.fields.ts'
import { Uploaded, UploadKey, UploadPermission } from '../../shop/upload/upload.calls.ts'
import { ThirdInfo, ThirdOrder, ThirdRet } from './third-return.fields.ts'

/** As the other platform prints it. */
export const ThirdOrderSn = typedAs(plainCode).pipe(
  z.string().regex(/^[A-Za-z0-9-]{6,40}$/, '请输入正确的订单号'),
)
const ById = z.object({ id: OrderSn })
const Waybill = {
  companyCode: z.string().regex(/^[a-z0-9]{2,32}$/, '请选择快递公司'),
  deliverySn: waybill('请输入正确的快递单号'),
}

/**
 * For buyers of other platforms, who have no account here: the code sent to the order's phone opens
 * the order for half an hour, in the session that asked for it. What another session asks for is
 * answered like what does not exist.
 */
export const thirdReturnCalls = {
  order: GET('/p/third-return/order', {
    summary:
      'An order of another platform, by its number and the code of its phone; by its ticket while that is good',
    authz: 'none',
    isGuarded: true,
    query: z.object({
      ticket: Token22.optional(),
      thirdOrderSn: ThirdOrderSn.optional(),
      phone: Phone.optional(),
      code: Code6.optional(),
    }),
    reply: ThirdOrder,
  }),
  apply: POST('/p/third-return/apply', {
    summary:
      'Asks for money or goods for units of one line, by what its parcel allows; a repeated call answers the same application',
    authz: 'none',
    body: z.strictObject({
      ticket: Token22,
      lineNo: z.string().min(1).max(64),
      num: whole(1, 9999),
      /**
       * As for own returns; 0 leaves it to the server: a refund while it has not arrived, then a
       * return.
       */
      type: whole(0, 4),
      reasonCode: z.string().regex(/^[a-zA-Z]{2,20}$/, '请选择申请原因'),
      desc: text(500).default(''),
      pics: z.array(UploadKey).max(9, '最多上传9张图片').default([]),
    }),
    reply: z.object({ applyId: z.string() }),
  }),
  applyInfo: GET('/p/third-return/apply-info/{id}', {
    summary: 'One third-party return',
    authz: 'none',
    params: ById,
    reply: ThirdInfo,
  }),
  addDelivery: POST('/p/third-return/add-delivery', {
    summary: 'Carrier and waybill of the parcel sent back',
    authz: 'none',
    body: z.strictObject({ id: OrderSn, ...Waybill }),
    reply: Empty,
  }),
  cancel: POST('/p/third-return/cancel/{id}', {
    summary: 'Takes an application back',
    authz: 'none',
    params: ById,
    reply: Empty,
  }),
  list: GET('/p/third-return/list', {
    summary: 'Third-party returns of the orders that this session has opened',
    authz: 'none',
    query: z.object({ ...Paging, status: whole(-1, 5).optional() }),
    reply: pageOf(ThirdRet).extend({
      counts: z.array(z.object({ status: ReturnStatus, count: z.number().int() })),
    }),
  }),
  sendPhoneCode: POST('/p/third-return/send-phone-code', {
    summary:
      'Sends a code to the phone of an order; answers alike whether there is such an order or not',
    authz: 'none',
    body: z.strictObject({
      phone: Phone,
      captchaId: z.string().max(64).optional(),
      captcha: z.string().max(8).optional(),
    }),
    reply: CodeSent,
  }),
  picturePolicy: GET('/p/third-return/picture-policy', {
    summary: 'Permission to send one picture for a third-party return',
    authz: 'none',
    query: z.object({ ticket: Token22 }),
    reply: UploadPermission,
  }),
  pictureDone: POST('/p/third-return/picture-done', {
    summary:
      'What was sent is looked at and drawn again: its place and size, or why it is not taken',
    authz: 'none',
    body: z.strictObject({ key: UploadKey }),
    reply: Uploaded,
  }),
}
