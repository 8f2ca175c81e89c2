import type { PeopleReadEntry } from '@mallard/contract/people/staff/staff.calls'
import { hour, ok, type Result } from '@mallard/kernel'
import { cappedPage, type CappedPage } from '#platform/db/counted.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { ReadNote } from '#platform/http/execute.ts'
import { storeOfReader } from './log-reader.ts'
import { findPeopleReads, insertPeopleRead, type PeopleReadInput } from './people-read.repo.ts'

/** Writes down what of people somebody of the staff is shown. */
export async function notePeopleRead(
  { services, staff, scope, ip, clock }: StaffCtx,
  read: ReadNote,
): Promise<void> {
  const now = clock.now()
  await insertPeopleRead(services.db, {
    ...scope,
    ...read,
    staffId: staff.id,
    staffName: staff.name,
    ip,
    hour: new Date(now - (now % hour)),
    at: new Date(now),
  })
}

export async function peopleReads(
  ctx: StaffCtx,
  {
    pageNum,
    pageSize,
    ...filters
  }: Omit<PeopleReadInput, 'partnerId' | 'storeId'> & { pageNum: number; pageSize: number },
): Promise<Result<CappedPage<PeopleReadEntry>, never>> {
  const { rows, total } = await findPeopleReads(
    ctx.services.db,
    { ...filters, ...storeOfReader(ctx) },
    (pageNum - 1) * pageSize,
    pageSize + 1,
  )
  const page = cappedPage(rows, total, { pageNum, pageSize })
  return ok({
    ...page,
    list: page.list.map(({ at, lastAt, ...row }) => ({
      ...row,
      at: at.getTime(),
      lastAt: lastAt.getTime(),
    })),
  })
}
