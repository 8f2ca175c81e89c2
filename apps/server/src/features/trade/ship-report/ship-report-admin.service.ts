import type { ErrorName } from '@mallard/contract/errors'
import type { AdminShipReport } from '@mallard/contract/trade/ship-report/ship-report-admin.calls'
import { shipReportStateText } from '@mallard/contract/trade/ship-report/ship-report.codes'
import { fen, ok, refuse, type Locale, type Result } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import { cappedPage, offsetOf, type CappedPage, type PagePlace } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { dropDead } from '#platform/jobs/enqueue.ts'
import { queueReports } from './queue.ts'
import {
  findReport,
  listReports,
  type ListedReport,
  type ReportFilter,
} from './ship-report-admin.repo.ts'
import { restartReport } from './ship-report.repo.ts'

function view(row: ListedReport, locale: Locale): AdminShipReport {
  const { amount, orders, isWhole, createdAt, toldAt, receivedAt, ...rest } = row
  return {
    ...rest,
    amount: fen(amount),
    orders: orders.map((order) => ({ ...order })),
    stateText: shipReportStateText(row.state, locale),
    isPart: toldAt !== null && !isWhole,
    createTime: createdAt.getTime(),
    toldTime: toldAt?.getTime() ?? null,
    receivedTime: receivedAt?.getTime() ?? null,
  }
}

export async function adminList(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: PagePlace & ReportFilter,
): Promise<Result<CappedPage<AdminShipReport> & { waiting: number; failed: number }, never>> {
  const place = { pageNum, pageSize }
  const { rows, total, waiting, failed } = await listReports(
    ctx.services.db,
    ctx.scope,
    filter,
    offsetOf(place),
    pageSize,
  )
  const page = cappedPage(rows, total, place)
  return ok({ ...page, list: page.list.map((row) => view(row, ctx.locale)), waiting, failed })
}

/** Now, rather than when its turn comes; what WeChat knows already stays as it is. */
export async function adminAgain(
  ctx: StaffCtx,
  { payNo }: { payNo: string },
): Promise<Result<AdminShipReport, ErrorName>> {
  const { services, scope, locale } = ctx
  return transact<AdminShipReport, ErrorName>(services.db, async (trx) => {
    const before = await findReport(trx, scope, payNo)
    if (!before) return refuse('notFound')
    const isRestarted = await restartReport(trx, scope, payNo)
    if (isRestarted || before.state === 'waiting') {
      await dropDead(trx, 'shipReport.send', payNo)
      await queueReports(trx, [{ ...scope, payNo }], ctx.clock.now())
    }
    if (isRestarted)
      await audit(trx, ctx, 'shipReport.again', `payment ${payNo}`, {
        fault: { before: before.fault, after: '' },
      })
    const after = await findReport(trx, scope, payNo)
    return after ? ok(view(after, locale)) : refuse('notFound')
  })
}
