import { goodsImportCalls } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { bind } from '#platform/http/bind.ts'
import {
  begin,
  check,
  choose,
  detail,
  list,
  rows,
  run,
  shelve,
  stop,
  template,
  wrong,
} from './goods-import.service.ts'

export const goodsImportRoutes = bind('goodsImport', goodsImportCalls, {
  template,
  list,
  begin,
  check,
  choose,
  detail,
  rows,
  run,
  stop,
  shelve,
  wrong,
})
