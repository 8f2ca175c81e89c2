import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { bind } from '#platform/http/bind.ts'
import { partnerInit, serviceInfo } from './store.service.ts'

export const routes = bind('store', storeCalls, { partnerInit, service: serviceInfo })
