import { plainPhone } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { line, Moment, typedAs, whole } from '../../fields.ts'
import { anyPhone } from '../../people/address/contact-phone.ts'
import { carrierKinds } from '../order/carrier.codes.ts'

/** The most vans of its own that a partner may have. */
export const maxOwnCarriers = 20

const OwnCarrier = z.strictObject({
  name: line(20, 1),
  /** Empty: the Chinese one is shown in English too. */
  nameEn: line(40),
  /** Of who drives, shown to who waits for the goods; empty: none. */
  phone: typedAs(plainPhone).pipe(
    z.union([z.literal(''), z.string().regex(anyPhone, '请输入正确的手机号')]),
  ),
})

/** A way to send goods, and whether it is offered; the place in the list is that in the forms. */
const ListedCarrier = z.strictObject({
  code: z.string().regex(/^[a-z0-9]{2,32}$/, '请选择快递公司'),
  isOn: z.boolean(),
  /** A van of the partner's own; null: one that every shop has. */
  own: OwnCarrier.nullable(),
})
export type ListedCarrier = z.output<typeof ListedCarrier>

const AdminCarrier = z.strictObject({
  /** Kuaidi100's of a carrier. */
  code: z.string(),
  kind: z.enum(carrierKinds),
  name: z.string(),
  nameEn: z.string(),
  phone: z.string(),
  isOn: z.boolean(),
  isOwn: z.boolean(),
})
export type AdminCarrier = z.output<typeof AdminCarrier>

const CarrierList = z.strictObject({
  list: z.array(AdminCarrier),
  /** 0 before the first save. */
  version: z.number().int(),
  updatedAt: Moment.nullable(),
})
export type CarrierList = z.output<typeof CarrierList>

export const carrierAdminCalls = {
  read: GET('/admin/api/{p}-{s}/carrier-list', {
    summary: 'Every way to send goods, with those that are off',
    authz: 'operator',
    right: 'store.write',
    reply: CarrierList,
  }),
  save: POST('/admin/api/{p}-{s}/carrier-list/save', {
    summary:
      'Changes which ways to send goods are offered in all stores of the partner, and in which order',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({
      /** In the order in which they are offered; a built-in one that is missing is off. */
      list: z.array(ListedCarrier).min(1).max(60),
      /** Of the list that was read; a save that names an older one is refused. */
      version: whole(0, 1_000_000_000).default(0),
    }),
    reply: CarrierList,
  }),
}
