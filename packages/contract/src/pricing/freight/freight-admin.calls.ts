import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, ItemId, line, RowId, whole } from '../../fields.ts'
import { freightModes, maxFreightAreas, maxFreightDays } from './freight-areas.ts'

/** Fen: more than any parcel costs. */
const fee = whole(0, 1_000_000)
/** Grams or pieces. */
const units = whole(1, 1_000_000)

const Area = z.strictObject({
  codes: z.array(z.string().regex(/^(9|\d{6})$/, '地区不正确')).max(500),
  first: units,
  firstFee: fee,
  step: units,
  stepFee: fee,
  /** Fen of goods from which on nothing is charged; null: never. */
  freeOverAmount: whole(0, 100_000_000).nullable(),
  deny: z.boolean(),
  days: whole(0, maxFreightDays).nullable().optional(),
})

export const AdminFreight = z.object({
  id: z.number().int(),
  name: z.string(),
  /** 1 by weight in grams, 2 by piece. */
  mode: z.number().int(),
  areas: z.array(Area),
  /** What is paid before this hour of Beijing is sent on the same day; 0: on the next. */
  cutOffHour: z.number().int(),
  /** Goods of the partner that it is for. */
  goods: z.number().int(),
  /** Goes up with every change; a save that names an older one is refused. */
  version: z.number().int(),
})
export type AdminFreight = z.output<typeof AdminFreight>

export const freightAdminCalls = {
  list: GET('/admin/api/{p}-{s}/freight-templates', {
    summary: 'Freight templates of the partner, and for how many goods each is',
    authz: 'operator',
    right: 'goods.read',
    reply: z.object({ templates: z.array(AdminFreight) }),
  }),
  save: POST('/admin/api/{p}-{s}/freight-templates/save', {
    summary: 'Makes a freight template, or changes one',
    authz: 'operator',
    right: 'goods.write',
    body: z.strictObject({
      requestId: z.uuid(),
      /** None: a new one. */
      id: RowId.optional(),
      /** 0 for a new one. */
      version: whole(0, 1_000_000_000),
      name: line(30, 1),
      mode: whole(freightModes.weight, freightModes.piece),
      areas: z.array(Area).min(1).max(maxFreightAreas),
      cutOffHour: whole(0, 24).default(16),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  remove: POST('/admin/api/{p}-{s}/freight-templates/{id}/remove', {
    summary: 'Takes away a freight template that no goods have',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    reply: Empty,
  }),
}
