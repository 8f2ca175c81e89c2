import { alertStaff } from '#features/people/alert/index.ts'
import { listPartnerIds } from '#features/shop/store/index.ts'
import type { BillDays, BillLine } from '@mallard/providers/pay'
import type { Db } from '#platform/db/database.ts'
import type { PayMethod, Services } from '#platform/services.ts'
import {
  billOf,
  foundAt,
  linesElsewhere,
  linesOf,
  lockBill,
  openDays,
  ourRows,
  storeBill,
  storeDifferences,
} from './bill.repo.ts'
import {
  compareBill,
  daysOver,
  differenceAlert,
  isAwaited,
  neighboursOf,
  usualDays,
  type Side,
} from './bill.rules.ts'

/** Days back that a bill is still looked for: channels keep them longer, faults end sooner. */
const daysBack = 7

export type BillRead = 'read' | 'none' | 'unknown'

/** Channels whose bills can be read. */
export function billMethods({ pay }: Services): PayMethod[] {
  return (Object.keys(pay) as PayMethod[]).filter((method) => pay[method].bill !== undefined)
}

/** How a channel cuts its days. */
export const billDaysOf = ({ pay }: Services, method: PayMethod): BillDays =>
  pay[method].billDays ?? usualDays

/**
 * Fetches the bill of a day and compares it. Whatever was read before of this day is replaced: a
 * second time changes nothing more.
 */
export async function readBill(
  services: Services,
  method: PayMethod,
  day: string,
): Promise<BillRead> {
  const answer = await services.pay[method].bill?.(day)
  if (!answer || answer.kind === 'unknown') return 'unknown'
  if (answer.kind === 'failed' && answer.reason !== 'none') {
    services.log.error({ method, day, code: answer.code }, 'the channel refused its bill')
    return 'unknown'
  }
  const lines = answer.kind === 'ok' ? answer.data : undefined
  await compareStored(services, method, day, lines)
  const { before, after } = neighboursOf(day)
  const beside = billDaysOf(services, method).margin > 0 ? [before, after] : []
  for (const other of new Set([...(await openDays(services.db, method, day)), ...beside]))
    await compareAgain(services, method, other)
  return lines ? 'read' : 'none'
}

async function compareStored(
  services: Services,
  method: PayMethod,
  day: string,
  lines: readonly BillLine[] | undefined,
): Promise<void> {
  const at = new Date(services.clock.now())
  await services.db.transaction().execute(async (trx) => {
    await lockBill(trx, { method, day })
    await storeBill(trx, { method, day }, lines, at)
  })
  await compareAgain(services, method, day)
}

/**
 * Compares what was read of a day with our books as they are now; a day without a bill has nothing
 * to be compared with.
 */
export async function compareAgain(
  services: Services,
  method: PayMethod,
  day: string,
): Promise<void> {
  const at = new Date(services.clock.now())
  await services.db.transaction().execute(async (trx) => {
    await lockBill(trx, { method, day })
    const bill = await billOf(trx, { method, day })
    if (bill?.status !== 1) return
    const cut = billDaysOf(services, method)
    const ours = await ourRows(trx, { method, day }, cut)
    const elsewhere = await linesElsewhere(trx, { method, day }, ours)
    const around = {
      elsewhere,
      unread: await unreadBeside(trx, method, day, at),
      mayDropCancelled: cut.mayDropCancelled,
    }
    await storeDifferences(
      trx,
      { method, day },
      compareBill(await linesOf(trx, { method, day }), ours, around),
      at,
    )
    await tellStaff(trx, { method, day }, at)
  })
}

/** What was found now rings at whoever looks after the store, of nobody's money at the house. */
async function tellStaff(
  trx: Db,
  { method, day }: { method: string; day: string },
  at: Date,
): Promise<void> {
  const found = await foundAt(trx, { method, day }, at)
  if (found.length === 0) return
  const [house] = await listPartnerIds(trx)
  await alertStaff(
    trx,
    found.flatMap(({ partnerId, storeId, count }) => {
      const of = partnerId ?? house
      return of === undefined
        ? []
        : differenceAlert({ method, day, partnerId: of, storeId, count, at })
    }),
  )
}

/** Sides of a day whose bill is still to come. */
async function unreadBeside(trx: Db, method: PayMethod, day: string, at: Date): Promise<Set<Side>> {
  const beside = Object.entries(neighboursOf(day)) as [Side, string][]
  const awaited = await Promise.all(
    beside.map(
      async ([side, other]) =>
        isAwaited(other, (await billOf(trx, { method, day: other }))?.status, at.getTime()) && side,
    ),
  )
  return new Set(awaited.filter((side) => side !== false))
}

/**
 * Reads the bills of the last days that were not read yet; throws when a channel could not say, so
 * that it is tried again.
 */
export async function readBills(services: Services): Promise<void> {
  const silent: string[] = []
  for (const method of billMethods(services)) {
    for (const day of daysOver(services.clock.now(), daysBack)) {
      if ((await billOf(services.db, { method, day }))?.status === 1) continue
      if ((await readBill(services, method, day)) === 'unknown') silent.push(`${method} ${day}`)
    }
    // A bill beside them that did not come is waited for no longer.
    if (billDaysOf(services, method).margin > 0)
      for (const day of daysOver(services.clock.now(), daysBack))
        await compareAgain(services, method, day)
  }
  if (silent.length > 0) throw new Error(`bills could not be read: ${silent.join(', ')}`)
}
