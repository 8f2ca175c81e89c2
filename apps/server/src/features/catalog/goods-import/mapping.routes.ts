import { importMappingCalls } from '@mallard/contract/catalog/goods-import/import-mapping.calls'
import { bind } from '#platform/http/bind.ts'
import { columns, list, map, remove, rename } from './mapping.service.ts'

export const importMappingRoutes = bind('importMapping', importMappingCalls, {
  columns,
  map,
  list,
  rename,
  remove,
})
