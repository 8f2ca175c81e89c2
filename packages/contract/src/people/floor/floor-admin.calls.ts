import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, Moment, RowId } from '../../fields.ts'
import { floorRoles } from './floor.codes.ts'

/** A member who has a role on this store's floor. */
export const FloorPerson = z.object({
  memberId: z.number().int(),
  nickname: z.string(),
  phoneMasked: z.string(),
  role: z.enum(floorRoles),
  since: Moment,
})
export type FloorPerson = z.output<typeof FloorPerson>

export const floorAdminCalls = {
  list: GET('/admin/api/{p}-{s}/floor', {
    summary: 'Who is a shopping guide or a supervisor of this store, 200 at most, the newest first',
    authz: 'operator',
    reads: { way: 'list', of: 'floor' },
    right: 'staff.write',
    reply: z.array(FloorPerson),
  }),
  save: POST('/admin/api/{p}-{s}/floor/{memberId}', {
    summary: "Gives a member a role on this store's floor, another one, or none",
    authz: 'operator',
    right: 'staff.write',
    params: z.object({ memberId: RowId }),
    body: z.strictObject({ role: z.enum(['none', ...floorRoles]) }),
    reply: Empty,
  }),
}
