import { watchCalls } from '@mallard/contract/catalog/watch/watch.calls'
import { bind } from '#platform/http/bind.ts'
import { list, set } from './watch.service.ts'

export const watchRoutes = bind('watch', watchCalls, { list, set })
