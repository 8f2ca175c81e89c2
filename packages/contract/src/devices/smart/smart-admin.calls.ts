import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  ItemId,
  Moment,
  Paging,
  PictureRef,
  ProductSn,
  RowId,
  line,
  lookup,
  pageOf,
  whole,
} from '../../fields.ts'
import { deviceEventKinds, maxChoices, maxSettings, settingKinds } from './smart.codes.ts'
import { DeviceFault, SettingSetup, UseDay, Warranty } from './smart.fields.ts'

const lines = (most: number) => z.strictObject({ zh: line(most, 1), en: line(2 * most) })
const bound = whole(0, 1_000_000)

export const AdminModel = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  pic: PictureRef.nullable(),
  goodsId: z.number().int(),
  goodsName: z.string(),
  meshSn: z.string(),
  ratedMinutes: z.number().int(),
  settings: z.array(SettingSetup),
  /** How many devices of it are known. */
  devices: z.number().int(),
  version: z.number().int(),
})
export type AdminModel = z.output<typeof AdminModel>

export const AdminDevice = z.object({
  id: z.number().int(),
  deviceId: z.string(),
  model: z.string(),
  /** Null: nobody has bound it. */
  memberId: z.number().int().nullable(),
  nickname: z.string(),
  isOnline: z.boolean(),
  seenAt: Moment.nullable(),
  lifeLeft: z.number().int(),
  fault: DeviceFault.nullable(),
  /** Null: not activated. */
  warrantyEndAt: Moment.nullable(),
})
export type AdminDevice = z.output<typeof AdminDevice>

export const AdminDeviceDetail = AdminDevice.extend({
  usedMinutes: z.number().int(),
  ratedMinutes: z.number().int(),
  meshSince: Moment,
  warranty: Warranty.nullable(),
  /** Minutes of the last 30 days, oldest first, whoever used it. */
  use: z.array(UseDay),
  bindings: z.array(
    z.object({
      /** Null: the account is closed. */
      memberId: z.number().int().nullable(),
      nickname: z.string(),
      boundAt: Moment,
      endedAt: Moment.nullable(),
    }),
  ),
  /** What the cloud said last, the newest first. */
  events: z.array(
    z.object({
      kind: z.enum(deviceEventKinds),
      at: Moment,
      /** Minutes of use, code and words of a fault, why settings were not taken; may be empty. */
      text: z.string(),
    }),
  ),
})
export type AdminDeviceDetail = z.output<typeof AdminDeviceDetail>

const admin = '/admin/api/{p}-{s}/smart'

export const smartAdminCalls = {
  models: GET(`${admin}/models`, {
    summary: 'Models of smart devices that the store looks after',
    authz: 'operator',
    right: 'service.read',
    query: z.object({ ...Paging, q: lookup(50).optional() }),
    reply: pageOf(AdminModel),
  }),
  saveModel: POST(`${admin}/models/save`, {
    summary: 'Sets up a model of smart devices, or changes it',
    authz: 'operator',
    right: 'service.write',
    body: z.strictObject({
      requestId: z.uuid(),
      /** Absent: a new one. */
      id: RowId.optional(),
      version: whole(0, 1_000_000_000).default(0),
      /** As the device cloud calls it. */
      code: z.string().regex(/^[A-Za-z0-9._-]{1,32}$/, '型号代码为1-32位字母、数字、点、横线'),
      name: lines(40),
      /** Goods of the store: their picture, their guide, and the orders that a warranty may begin with. */
      goodsId: ItemId,
      /** SKU of the mesh. */
      meshSn: ProductSn,
      /** Minutes that a mesh is made for. */
      ratedMinutes: whole(1, 1_000_000),
      settings: z
        .array(
          z.strictObject({
            code: z.string().regex(/^[A-Za-z0-9_]{1,32}$/, '设置代码为1-32位字母、数字、下划线'),
            kind: z.enum(settingKinds),
            name: lines(20),
            options: z
              .array(
                z.strictObject({
                  value: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
                  name: lines(20),
                }),
              )
              .max(maxChoices)
              .default([]),
            least: bound.default(0),
            most: bound.default(0),
            step: whole(1, 1_000_000).default(1),
            unit: z.strictObject({ zh: line(10), en: line(20) }).default({ zh: '', en: '' }),
            initial: z.string().max(32),
          }),
        )
        .max(maxSettings),
    }),
    reply: AdminModel,
  }),
  devices: GET(`${admin}/devices`, {
    summary: 'Smart devices of the store’s models, the newest first',
    authz: 'operator',
    reads: { way: 'list', of: 'device' },
    right: 'service.read',
    query: z.object({
      ...Paging,
      state: z.enum(['all', 'bound', 'free', 'faulty']).default('all'),
      /** A part of the device’s number or of its owner’s name. */
      q: lookup(50).optional(),
    }),
    reply: pageOf(AdminDevice).extend({ faulty: z.number().int() }),
  }),
  device: GET(`${admin}/devices/{id}`, {
    summary: 'One smart device: bindings, warranty, faults and use',
    authz: 'operator',
    reads: { way: 'open', of: 'device', by: 'id' },
    right: 'service.read',
    params: z.object({ id: RowId }),
    reply: AdminDeviceDetail,
  }),
}
