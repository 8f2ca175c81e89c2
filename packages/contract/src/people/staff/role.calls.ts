import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { line, RowId, whole } from '../../fields.ts'
import { RequestId } from './proposal.fields.ts'
import { rights } from './rights.ts'
import { RoleKey } from './staff.fields.ts'

/** A role, and how many of the staff have it. */
export const RoleRow = z.object({
  role: RoleKey,
  /** null: built in. */
  id: z.number().int().nullable(),
  /** Empty for one that is built in. */
  name: z.string(),
  /** The store that it is for; null: all of the partner. */
  storeId: z.number().int().nullable(),
  rights: z.array(z.enum(rights)),
  holders: z.number().int(),
  /** 0: built in. */
  version: z.number().int(),
})
export type RoleRow = z.output<typeof RoleRow>

export const roleCalls = {
  list: GET('/admin/api/{p}-{s}/roles', {
    summary: 'Roles that are built in, and those of the shop’s own, with all that they may do',
    authz: 'operator',
    right: 'staff.add',
    reply: z.array(RoleRow),
  }),
  save: POST('/admin/api/{p}-{s}/roles/save', {
    summary: 'Makes or changes a role of the shop’s own, of rights that one has oneself',
    authz: 'operator',
    right: 'staff.write',
    keepsPages: true,
    body: z.strictObject({
      id: RowId.optional(),
      name: line(20, 1),
      /** As it was made: a role moves to no other store. */
      storeId: RowId.nullable(),
      rights: z.array(z.enum(rights)).min(1).max(rights.length),
      version: whole(0, 1_000_000_000),
      requestId: RequestId,
    }),
    reply: z.array(RoleRow),
  }),
  remove: POST('/admin/api/{p}-{s}/roles/remove', {
    summary: 'Removes a role of the shop’s own that nobody has',
    authz: 'operator',
    right: 'staff.write',
    keepsPages: true,
    body: z.strictObject({ id: RowId }),
    reply: z.array(RoleRow),
  }),
}
