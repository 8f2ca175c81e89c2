import { plainPhone } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { line, Moment, OrderSn, RowId, text, typedAs, whole } from '../../fields.ts'
import { anyPhone } from '../../people/address/contact-phone.ts'
import { carriers } from '../order/carrier.codes.ts'
import { maxChosen } from '../order/order.codes.ts'
import { labelStates } from './parcel-label.codes.ts'

const Carrier = z.enum(carriers.map(({ code }) => code))

/** What a store agreed with a carrier. Its key and secret are written and never read. */
export const LabelAccount = z.object({
  id: z.number().int(),
  name: z.string(),
  carrier: z.string(),
  /** In the reader's language. */
  carrierName: z.string(),
  partnerId: z.string(),
  hasSecret: z.boolean(),
  branch: z.string(),
  template: z.string(),
  sender: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  isOn: z.boolean(),
  version: z.number().int(),
})
export type LabelAccount = z.output<typeof LabelAccount>

/** A number of a carrier with its label. */
export const ParcelLabel = z.object({
  id: z.number().int(),
  orderSn: z.string(),
  companyCode: z.string(),
  deliverySn: z.string(),
  state: z.enum(labelStates),
  /** A parcel was sent with it. */
  isUsed: z.boolean(),
  /** The address of its order is another one by now. */
  isOld: z.boolean(),
  takenAt: Moment,
})
export type ParcelLabel = z.output<typeof ParcelLabel>

const OfOrder = z.object({ sn: OrderSn, id: RowId })

export const parcelLabelAdminCalls = {
  accounts: GET('/admin/api/{p}-{s}/label-accounts', {
    summary: 'The accounts at carriers that give waybill numbers and labels, without their keys',
    authz: 'operator',
    right: 'order.ship',
    reply: z.array(LabelAccount),
  }),
  saveAccount: POST('/admin/api/{p}-{s}/label-accounts/save', {
    summary: 'Adds an account at a carrier, or changes one; a key that is left empty stays',
    authz: 'operator',
    right: 'store.write',
    keepsPages: true,
    body: z.strictObject({
      /** 0: a new one. */
      id: z.union([z.literal(0), RowId]),
      name: line(30, 1),
      carrier: Carrier,
      partnerId: line(64, 1),
      partnerKey: text(200),
      partnerSecret: text(200),
      branch: line(64),
      template: line(64),
      senderName: line(20, 1),
      senderPhone: typedAs(plainPhone).pipe(z.string().regex(anyPhone, '请输入正确的手机号')),
      /** All of it in one line, as it stands on the label. */
      senderAddress: line(100, 5),
      isOn: z.boolean(),
      version: whole(0, 1_000_000_000),
      requestId: z.uuid(),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  take: POST('/admin/api/{p}-{s}/orders/{sn}/labels/take', {
    summary:
      'Asks a carrier for a waybill number and its label, for an order that waits to be sent; while one is unused, the same again',
    authz: 'operator',
    right: 'order.ship',
    keepsPages: true,
    params: z.object({ sn: OrderSn }),
    body: z.strictObject({ accountId: RowId }),
    reply: ParcelLabel,
  }),
  list: POST('/admin/api/{p}-{s}/orders/labels', {
    summary: 'The labels of chosen orders that can be printed, and those that got no answer',
    authz: 'operator',
    right: 'order.ship',
    keepsPages: true,
    body: z.strictObject({ sns: z.array(OrderSn).min(1).max(maxChosen) }),
    reply: z.array(ParcelLabel),
  }),
  picture: POST('/admin/api/{p}-{s}/orders/{sn}/labels/{id}/picture', {
    summary: 'The picture of a label, 100 × 150 mm',
    authz: 'operator',
    reads: { way: 'export', of: 'order', by: 'sn' },
    right: 'order.ship',
    keepsPages: true,
    params: OfOrder,
    reply: z.object({ type: z.enum(['image/png', 'image/jpeg']), base64: z.string() }),
  }),
  cancel: POST('/admin/api/{p}-{s}/orders/{sn}/labels/{id}/cancel', {
    summary: 'Gives a number back that no parcel was sent with',
    authz: 'operator',
    right: 'order.ship',
    keepsPages: true,
    params: OfOrder,
    reply: ParcelLabel,
  }),
}
