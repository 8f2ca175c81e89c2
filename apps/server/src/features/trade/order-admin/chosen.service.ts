import type { ErrorName } from '@mallard/contract/errors'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import type { SheetFormat } from '@mallard/contract/sheet'
import { beijingDigits, ok, refuse, type Result } from '@mallard/kernel'
import { storeOf } from '#features/shop/store/index.ts'
import { audit } from '#features/people/staff/index.ts'
import { besideStretch } from '#platform/db/turned.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import { sheetFile } from '#platform/sheets/index.ts'
import { orderBeside, orderOf, placeInList, type AdminInput } from './order-admin.repo.ts'
import { chosenLines } from './order-export.repo.ts'
import { orderHeads, orderSheetRows } from './order-export.ts'

interface Neighbours {
  before: string | null
  after: string | null
}

/** The neighbours of an order in the list, where it would stand if it is not in it any more. */
export async function beside(
  { services: { db }, scope }: StaffCtx,
  { sn, ...input }: AdminInput & { sn: string },
): Promise<Result<Neighbours, 'notFound'>> {
  const order = orderOf(input)
  const mark = await placeInList(db, scope, sn, order)
  if (mark === undefined) return refuse('notFound')
  const [before, after] = await Promise.all([
    orderBeside(db, scope, input, besideStretch(order, mark, 'up')),
    orderBeside(db, scope, input, besideStretch(order, mark, 'down')),
  ])
  return ok({ before, after })
}

/** Names and addresses leave the shop: the audit log says who took how many. */
export async function exportChosen(
  ctx: StaffCtx,
  { format, sns }: { format: SheetFormat; sns: readonly string[] },
): Promise<Result<{ file: SheetFile; rows: number }, ErrorName>> {
  const { services, scope, locale } = ctx
  if (!ctx.staff.rights.includes('order.read')) return refuse('forbidden')
  const [lines, store] = await Promise.all([
    chosenLines(services.db, scope, sns),
    storeOf(services, scope),
  ])
  if (lines.length === 0) return refuse('notFound')
  const rows = orderSheetRows(lines, { storeName: store?.name ?? '', locale })
  const name = `${textIn(locale, ['订单', 'orders'])}-${beijingDigits(ctx.clock.now())}`
  const columns = orderHeads.map((head) => ({ head: textIn(locale, head), width: 18 }))
  const file = await sheetFile(name, format, columns, rows)
  await audit(services.db, ctx, 'order.exportChosen', 'orders', {
    rows: { before: null, after: rows.length },
    orders: { before: null, after: lines.filter(({ isFirst }) => isFirst).length },
  })
  return ok({ file, rows: rows.length })
}
