import type { CodeBudget } from '@mallard/contract/insight/operations/operations-admin.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { codeBudget as budgetOf } from '#features/people/phone-code/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { isHouse } from './house.service.ts'

export async function codeBudget(ctx: StaffCtx): Promise<Result<CodeBudget, 'forbidden'>> {
  return (await isHouse(ctx)) ? ok(await budgetOf(ctx.services)) : refuse('forbidden')
}
