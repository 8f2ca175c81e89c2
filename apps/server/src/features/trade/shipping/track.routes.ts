import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { bind } from '#platform/http/bind.ts'
import { traceDetail } from './track.service.ts'

/** Where a shopper's parcels are stands in the contract among the calls about orders. */
const calls = { traceDetail: orderCalls.traceDetail }

export const trackRoutes = bind('order', calls, { traceDetail })
