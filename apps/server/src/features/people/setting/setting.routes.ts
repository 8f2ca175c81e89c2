import { storeAdminCalls } from '@mallard/contract/people/setting/store-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { createStore, saveStore, saveTimes, stores } from './store-admin.service.ts'

export const settingRoutes = bind('storeAdmin', storeAdminCalls, {
  list: stores,
  save: saveStore,
  saveTimes,
  create: createStore,
})
