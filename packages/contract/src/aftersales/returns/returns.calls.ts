import { z } from 'zod'
import { DELETE, GET, POST, PUT } from '../../api.ts'
import {
  Empty,
  OrderSn,
  Paging,
  pageOf,
  ProductSn,
  RowId,
  text,
  whole,
  waybill,
} from '../../fields.ts'
import { UploadKey } from '../../shop/upload/upload.calls.ts'
import { PickupOffer } from './pickup.fields.ts'
import { Ret, ReturnOptions, WholeReturn } from './returns.fields.ts'

const ByApply = z.object({ applyId: OrderSn })
const Reasons = z.array(z.object({ code: z.string(), text: z.string() }))
const reasonQuery = z.object({
  type: whole(0, 4).default(0),
  /** Of goods that were not sent yet; type 0 leaves it open, without this. */
  isUnsent: z.stringbool().default(false),
  /** Of goods that do not come back without a reason. */
  isFaultOnly: z.stringbool().default(false),
})
const listQuery = z.object({ ...Paging, status: whole(-1, 5).optional() })
const Applied = z.object({ applyId: z.string() })

/** In whose place one asks: 1 the buyer, 2 a promoter, 3 a shopping guide, 4 a supervisor. */
const role = whole(1, 4).default(1)

const told = {
  type: whole(0, 4),
  reasonCode: z.string().regex(/^[a-zA-Z]{2,20}$/, '请选择申请原因'),
  desc: text(500).default(''),
  pics: z.array(UploadKey).max(9, '最多上传9张图片').default([]),
  role,
}

const Freight = z.strictObject({
  companyCode: z.string().regex(/^[a-z0-9]{2,32}$/, '请选择快递公司'),
  deliverySn: waybill('请输入正确的快递单号'),
})

/**
 * Version 1 is about whole orders, version 2 about one item; what was applied for either way is one
 * thing.
 */
export const returnsCalls = {
  orderDetail: GET('/b2c/order-return/{p}-{s}/order-detail/{sn}', {
    summary: 'What can be given back of a whole order',
    authz: 'self',
    params: z.object({ sn: OrderSn }),
    query: z.object({ role }),
    reply: WholeReturn,
  }),
  reason: GET('/b2c/order-return/{p}-{s}/reason', {
    summary: 'Reasons for a type of return',
    authz: 'user',
    query: reasonQuery,
    reply: Reasons,
  }),
  apply: POST('/b2c/order-return/{p}-{s}/apply', {
    summary: 'Asks to give a whole order back; a repeated call answers the same application',
    authz: 'self',
    body: z.strictObject({ sn: OrderSn, ...told }),
    reply: Applied,
  }),
  list: GET('/b2c/order-return/{p}-{s}/list', {
    summary: 'My returns',
    authz: 'user',
    query: listQuery,
    reply: pageOf(Ret),
  }),
  cancel: DELETE('/b2c/order-return/{p}-{s}/cancel/{applyId}', {
    summary: 'Takes an application back',
    authz: 'self',
    params: ByApply,
    reply: Empty,
  }),
  setFreight: PUT('/b2c/order-return/{p}-{s}/setFreight/{applyId}', {
    summary: 'Carrier and waybill of the parcel sent back',
    authz: 'self',
    params: ByApply,
    body: Freight,
    reply: Empty,
  }),
  detail: GET('/b2c/order-return/{p}-{s}/detail/{applyId}', {
    summary: 'One return',
    authz: 'self',
    params: ByApply,
    reply: Ret,
  }),
  v2OrderDetail: GET('/b2c/order-return-v2/{p}-{s}/order-detail/{orderItemId}', {
    summary: 'What can be given back of one item, in which ways and for how much',
    authz: 'self',
    params: z.object({ orderItemId: RowId }),
    query: z.object({ role }),
    reply: ReturnOptions,
  }),
  v2Reason: GET('/b2c/order-return-v2/{p}-{s}/reason', {
    summary: 'Reasons for a type of return',
    authz: 'user',
    query: reasonQuery,
    reply: Reasons,
  }),
  v2Apply: POST('/b2c/order-return-v2/{p}-{s}/apply', {
    summary: 'Asks to give units of one item back; a repeated call answers the same application',
    authz: 'self',
    body: z.strictObject({
      orderItemId: RowId,
      num: whole(1, 999),
      /**
       * Type 2 alone: the variant wanted instead, of the same price; the same one again when
       * absent.
       */
      exchangeProductSn: ProductSn.optional(),
      ...told,
    }),
    reply: Applied,
  }),
  v2List: GET('/b2c/order-return-v2/{p}-{s}/list', {
    summary: 'My returns',
    authz: 'user',
    query: listQuery,
    reply: pageOf(Ret),
  }),
  v2Cancel: DELETE('/b2c/order-return-v2/{p}-{s}/cancel/{applyId}', {
    summary: 'Takes an application back',
    authz: 'self',
    params: ByApply,
    reply: Empty,
  }),
  v2SetFreight: PUT('/b2c/order-return-v2/{p}-{s}/setFreight/{applyId}', {
    summary: 'Carrier and waybill of the parcel sent back',
    authz: 'self',
    params: ByApply,
    body: Freight,
    reply: Empty,
  }),
  v2Detail: GET('/b2c/order-return-v2/{p}-{s}/detail/{applyId}', {
    summary: 'One return',
    authz: 'self',
    params: ByApply,
    reply: Ret,
  }),
  pickup: GET('/b2c/order-return/{p}-{s}/pickup/{applyId}', {
    summary: 'When a courier could fetch the goods, and the one who is coming',
    authz: 'self',
    params: ByApply,
    reply: PickupOffer,
  }),
  bookPickup: POST('/b2c/order-return/{p}-{s}/pickup/{applyId}', {
    summary:
      'Asks for a courier; asked again, it is the same one. Their waybill becomes that of the return',
    authz: 'self',
    params: ByApply,
    body: z.strictObject({
      addressId: RowId,
      day: z.iso.date(),
      from: z.string().regex(/^\d{2}:00$/, '请选择取件时间'),
    }),
    reply: PickupOffer,
  }),
  cancelPickup: DELETE('/b2c/order-return/{p}-{s}/pickup/{applyId}', {
    summary: 'Sends the courier away, as long as they have not been there',
    authz: 'self',
    params: ByApply,
    reply: PickupOffer,
  }),
}
