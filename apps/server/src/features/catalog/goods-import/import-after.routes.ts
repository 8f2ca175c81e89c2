import { importAfterCalls } from '@mallard/contract/catalog/goods-import/import-after.calls'
import { bind } from '#platform/http/bind.ts'
import { beginZip, detail, fetchAgain, kept, readZip, takeBack } from './import-after.service.ts'

export const importAfterRoutes = bind('importAfter', importAfterCalls, {
  detail,
  beginZip,
  readZip,
  fetchAgain,
  takeBack,
  kept,
})
