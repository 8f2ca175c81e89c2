import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { maxCategories } from './category.codes.ts'
import { Empty, ItemId, largestId, line, PictureRef, RowId, whole } from '../../fields.ts'

export const AdminCategory = z.object({
  id: z.number().int(),
  /** 0: at the top. */
  parentId: z.number().int(),
  name: z.string(),
  nameEn: z.string(),
  pic: PictureRef.nullable(),
  /** Goods of the partner that stand in it, without those below it. */
  goods: z.number().int(),
  /** Goes up with every change of its words; a save that names an older one is refused. */
  version: z.number().int(),
})
export type AdminCategory = z.output<typeof AdminCategory>

/** 0: at the top. */
const ParentId = whole(0, largestId)

export const categoryAdminCalls = {
  list: GET('/admin/api/{p}-{s}/categories', {
    summary: 'All categories of the partner; those of one parent in the order to show',
    authz: 'operator',
    right: 'goods.read',
    reply: z.object({ categories: z.array(AdminCategory) }),
  }),
  save: POST('/admin/api/{p}-{s}/categories/save', {
    summary: 'Makes a category, as the last of its parent, or changes its words and picture',
    authz: 'operator',
    right: 'goods.write',
    body: z.strictObject({
      requestId: z.uuid(),
      /** None: a new one. */
      id: RowId.optional(),
      /** 0 for a new one. */
      version: whole(0, 1_000_000_000),
      /** Of a new one; what is there is moved by a call of its own. */
      parentId: ParentId,
      name: line(20, 1),
      nameEn: line(40),
      /** Address of a picture of the library, or of the one that it has; empty: none. */
      pic: z.string().max(200),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  move: POST('/admin/api/{p}-{s}/categories/{id}/move', {
    summary: 'Puts a category, with all below it, among those of a parent',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({
      parentId: ParentId,
      /** How many of the others there stand before it. */
      place: whole(0, maxCategories),
    }),
    reply: Empty,
  }),
  remove: POST('/admin/api/{p}-{s}/categories/{id}/remove', {
    summary: 'Takes away a category that holds neither goods nor others',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    reply: Empty,
  }),
}
