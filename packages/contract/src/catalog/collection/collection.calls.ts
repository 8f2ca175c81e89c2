import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { GoodsCard } from '../catalog/catalog.fields.ts'
import { IdList, ItemId, Paging, pageOf } from '../../fields.ts'

const Collected = z.object({ collected: z.boolean(), total: z.number().int() })

export const collectionCalls = {
  add: POST('/b2c/collection/{p}-{s}/add/{goods}', {
    summary: 'Adds a goods item to the favourites',
    authz: 'user',
    params: z.object({ goods: ItemId }),
    reply: Collected,
  }),
  delete: POST('/b2c/collection/{p}-{s}/delete/{goods}', {
    summary: 'Takes it out again',
    authz: 'user',
    params: z.object({ goods: ItemId }),
    reply: Collected,
  }),
  list: GET('/b2c/collection/{p}-{s}/list', {
    summary: 'Favourites, the newest first; with `itemId`, whether that one is among them',
    authz: 'user',
    query: z.object({ ...Paging, itemId: ItemId.optional() }),
    reply: pageOf(GoodsCard),
  }),
  deleteMore: POST('/b2c/collection/{p}-{s}/delete-more', {
    summary: 'Takes several out',
    authz: 'user',
    query: z.object({ ids: IdList }),
    reply: Collected,
  }),
}
