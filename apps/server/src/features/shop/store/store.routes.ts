import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { bind } from '#platform/http/bind.ts'
import { filingsInfo, partnerInit, serviceInfo } from './store.service.ts'

export const routes = bind('store', storeCalls, {
  partnerInit,
  filings: filingsInfo,
  service: serviceInfo,
})
