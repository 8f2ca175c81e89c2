import type { AuditEntry } from '@mallard/contract/staff/staff.calls'
import { ok, type Result } from '@mallard/kernel'
import type { StaffCtx } from '#platform/http/context.ts'
import { findAudit } from './staff.repo.ts'

interface AuditPage {
  list: AuditEntry[]
  total: number
  pageNum: number
  pageSize: number
  hasNext: boolean
}

export async function auditLog(ctx: StaffCtx, input: { pageNum: number; pageSize: number; object?: string }): Promise<Result<AuditPage, never>> {
  const { pageNum, pageSize } = input
  // Who looks after one store sees what was done there.
  const storeId = ctx.staff.rightsEverywhere.includes('audit.read') ? undefined : ctx.scope.storeId
  const where = { partnerId: ctx.scope.partnerId, storeId }
  const { rows, total } = await findAudit(ctx.services.db, where, input.object, (pageNum - 1) * pageSize, pageSize)
  const list = rows.map(({ staff_name: staffName, at, ...row }) => ({ ...row, staffName, at: at.getTime() }))
  return ok({ list, total, pageNum, pageSize, hasNext: pageNum * pageSize < total })
}
