import { figuresAdminCalls } from '@mallard/contract/insight/figures/figures-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { exportReport, report } from './report.service.ts'
import { summary } from './summary.service.ts'
import { type AllToDos, toDosOf } from './to-dos.service.ts'

export const figuresRoutes = (all: AllToDos) =>
  bind('figuresAdmin', figuresAdminCalls, {
    summary,
    toDos: (ctx) => toDosOf(ctx, all),
    report,
    exportReport,
  })
