import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { text, whole, line } from '../../fields.ts'

const Code = z.string().regex(/^[a-z][a-z0-9-]{1,19}$/, '代号为2-20位小写字母、数字')

const Terms = {
  name: line(20, 1),
  nameEn: line(40),
  /** The level begins at this growth; the lowest one at 0. */
  growthMin: whole(0, 100_000_000),
  /** Basis points of the price that it pays, where no price of its own is set. */
  discountBp: whole(1000, 10_000),
  /** Basis points of the usual points that it earns. */
  pointsRateBp: whole(1000, 100_000),
  /** What else it brings, in words for the shopper. */
  benefit: text(120),
  benefitEn: text(240),
}

export const AdminLevel = z.object({
  code: z.string(),
  ...Terms,
  members: z.number().int(),
  version: z.number().int(),
})
export type AdminLevel = z.output<typeof AdminLevel>

export const levelAdminCalls = {
  list: GET('/admin/api/{p}-{s}/levels', {
    summary: 'Levels of members, the lowest first, with how many members stand on each',
    authz: 'operator',
    right: 'member.read',
    reply: z.array(AdminLevel),
  }),
  save: POST('/admin/api/{p}-{s}/level/save', {
    summary: 'Adds or changes a level',
    authz: 'operator',
    right: 'level.write',
    body: z.strictObject({
      code: Code,
      ...Terms,
      /** Of the level that was read; 0: a new one. */ version: whole(0, 1_000_000_000),
    }),
    reply: z.array(AdminLevel),
  }),
  remove: POST('/admin/api/{p}-{s}/level/remove', {
    summary: 'Takes a level away, but for the lowest; its members fall to the one below',
    authz: 'operator',
    right: 'level.write',
    body: z.strictObject({ code: Code }),
    reply: z.array(AdminLevel),
  }),
}
