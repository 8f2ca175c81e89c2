import { operationsAdminCalls } from '@mallard/contract/insight/operations/operations-admin.calls'
import type { Invariant } from '#platform/db/invariants.ts'
import { bind } from '#platform/http/bind.ts'
import { codeBudget } from './code-budget.service.ts'
import { addresses } from './addresses.service.ts'
import { readInvariants, runNow } from './invariants.service.ts'
import { deadJobs, discardJob, jobs, retryJob } from './jobs-admin.service.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    invariants: readonly Invariant[]
  }
}

export function operationsRoutes(invariants: readonly Invariant[]) {
  return bind('operationsAdmin', operationsAdminCalls, {
    invariants: (ctx) => readInvariants(ctx, invariants),
    runInvariants: (ctx) => runNow(ctx, invariants),
    addresses,
    codeBudget,
    jobs,
    deadJobs,
    retryJob,
    discardJob,
  })
}
