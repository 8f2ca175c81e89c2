import { operationsDeskCalls } from '@mallard/contract/operations/operations-desk.calls'
import type { Invariant } from '#platform/db/invariants.ts'
import { bind } from '#platform/http/bind.ts'
import { addresses } from './addresses.service.ts'
import { readInvariants, runNow } from './invariants.service.ts'
import { deadJobs, discardJob, jobs, retryJob } from './jobs-desk.service.ts'

export function operationsRoutes(invariants: readonly Invariant[]) {
  return bind('operationsDesk', operationsDeskCalls, {
    invariants: (ctx) => readInvariants(ctx, invariants),
    runInvariants: (ctx) => runNow(ctx, invariants),
    addresses,
    jobs,
    deadJobs,
    retryJob,
    discardJob,
  })
}
