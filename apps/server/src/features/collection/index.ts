import { collectionCalls } from '@mallard/contract/collection/collection.calls'
import { bind } from '#platform/http/bind.ts'
import { add, list, remove, removeMore } from './collection.service.ts'

export { countCollection } from './collection.repo.ts'
export const routes = bind('collection', collectionCalls, { add, delete: remove, list, deleteMore: removeMore })
