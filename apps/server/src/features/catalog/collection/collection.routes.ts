import { collectionCalls } from '@mallard/contract/catalog/collection/collection.calls'
import { bind } from '#platform/http/bind.ts'
import { add, list, remove, removeMore } from './collection.service.ts'

export const collectionRoutes = bind('collection', collectionCalls, {
  add,
  delete: remove,
  list,
  deleteMore: removeMore,
})
