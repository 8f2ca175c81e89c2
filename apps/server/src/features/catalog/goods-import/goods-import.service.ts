import {
  type ImportProfile,
  type ImportRowState,
  type ImportState,
  maxImportBytes,
  maxImportRows,
  problemText,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type {
  GoodsImport,
  GoodsImportRow,
  ImportChoices,
} from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { ErrorName } from '@mallard/contract/errors'
import type { SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { hour, type Locale, minute, ok, refuse, type Result } from '@mallard/kernel'
import { listCategories } from '#features/catalog/catalog/index.ts'
import { freightTemplatesOf, mayChangePartnerWide } from '#features/catalog/goods-admin/index.ts'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { offsetOf, type PagePlace, type Page, paged } from '#platform/db/counted.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { randomText } from '#platform/secrets.ts'
import { sheetFile, workbookFile } from '#platform/sheets/index.ts'
import { cellText } from './cells.rules.ts'
import { queueImport } from './goods-import.jobs.ts'
import {
  findImport,
  findRows,
  type ImportRow,
  insertImport,
  keepChoices,
  listImports,
  moveImport,
  type RowView,
  skipRest,
  stopImport,
} from './goods-import.repo.ts'
import type { Mapping } from './mapping.rules.ts'
import { headOf, type Reading, readingOf, saidIn } from './reading.rules.ts'
import { exampleRows, explanationRows, templateColumns, templateWidths } from './template.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
/** How long the address of a file is good. */
const permitTime = 5 * minute
const contentType = 'application/octet-stream'

export async function template(
  ctx: StaffCtx,
  { format }: { format: SheetFormat },
): Promise<Result<SheetFile, never>> {
  const { locale } = ctx
  const name = textIn(locale, ['商品导入模板', 'goods-template'])
  if (format === 'csv') return ok(await sheetFile(name, format, templateColumns, []))
  const heads = templateColumns.map(({ head }) => head)
  return ok(
    await workbookFile(name, [
      { name: textIn(locale, ['商品', 'Goods']), rows: [heads], widths: templateWidths },
      {
        name: textIn(locale, ['填写说明', 'Columns']),
        rows: explanationRows(locale),
        widths: [16, 100],
      },
      { name: textIn(locale, ['示例', 'Example']), rows: exampleRows, widths: templateWidths },
    ]),
  )
}

export async function list(
  ctx: StaffCtx,
  place: PagePlace,
): Promise<Result<Page<GoodsImport>, never>> {
  const { db } = ctx.services
  const { rows, total } = await listImports(db, ctx.scope, offsetOf(place), place.pageSize)
  return ok(paged(rows.map(viewOf), total, place))
}

export async function detail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<GoodsImport, 'notFound'>> {
  const found = await findImport(ctx.services.db, ctx.scope, id)
  return found ? ok(viewOf(found)) : refuse('notFound')
}

interface Begun {
  id: number
  method: 'POST' | 'PUT'
  url: string
  fields: Record<string, string>
}

/** Once for each request; what is sent there may have 50 MB at most. */
export async function begin(
  ctx: StaffCtx,
  { requestId, name }: { requestId: string; name: string },
): Promise<Result<Begun, 'partnerWide' | 'notFound'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { db, storage } = ctx.services
  const now = ctx.clock.now()
  const id = await db.transaction().execute((trx) =>
    makeOnce(trx, ctx, 'goods.import', requestId, async () => {
      const made = await insertImport(trx, ctx.scope, {
        fileName: name,
        fileKey: `imports/${randomText(26, alphabet)}`,
        staff: ctx.staff,
        ip: ctx.ip,
        at: new Date(now),
      })
      // One whose file never comes is given up by then.
      await queueImport(trx, ctx.scope, made, now + hour)
      return made
    }),
  )
  const row = await findImport(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const form = storage.permit({
    key: row.fileKey,
    contentTypes: [contentType],
    maxSize: maxImportBytes,
    expiresAt: now + permitTime,
  })
  return ok({ id, method: form.method, url: form.url, fields: { ...form.fields } })
}

/** The file has been sent: its rows are read and checked, by a job. */
export async function check(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<GoodsImport, 'notFound' | 'partnerWide'>> {
  return move(ctx, id, ['waiting'], 'reading')
}

/** Says what a table is and what it does not say itself; its rows are checked again, by a job. */
export async function choose(
  ctx: StaffCtx,
  { id, profile, ...choices }: { id: number; profile: ImportProfile } & ImportChoices,
): Promise<Result<GoodsImport, 'notFound' | 'partnerWide' | 'badInput'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { db } = ctx.services
  const row = await findImport(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const unknown = await unknownChoice(db, ctx.scope.partnerId, choices)
  if (unknown) return refuse('badInput', { field: unknown })
  // Where somebody else was quicker, it says how far it is.
  const from: readonly ImportState[] = ['choosing', 'checked']
  if (!from.includes(row.state)) return ok(viewOf(row))
  if (!row.fits.includes(profile)) return refuse('badInput', { field: 'profile' })
  await db.transaction().execute(async (trx) => {
    if (!(await moveImport(trx, row, from, { to: 'reading' }))) return
    await keepChoices(trx, row, { profile, choices })
    await queueImport(trx, ctx.scope, id, ctx.clock.now())
  })
  return detail(ctx, { id })
}

/** What was chosen and is not there. */
async function unknownChoice(
  db: Db,
  partnerId: number,
  { categoryId, freightTemplateId }: ImportChoices,
): Promise<'categoryId' | 'freightTemplateId' | undefined> {
  const categories = await listCategories(db, partnerId)
  if (categoryId !== null && !categories.some(({ id }) => id === categoryId)) return 'categoryId'
  const templates = await freightTemplatesOf(db, partnerId)
  if (freightTemplateId !== null && !templates.some(({ id }) => id === freightTemplateId))
    return 'freightTemplateId'
  return undefined
}

/** Does what was found; by a job, which somebody may stop. */
export async function run(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<GoodsImport, 'notFound' | 'partnerWide'>> {
  return move(ctx, id, ['checked'], 'running')
}

/** Puts the new goods on the shelf that their rows want there. */
export async function shelve(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<GoodsImport, 'notFound' | 'partnerWide'>> {
  return move(ctx, id, ['done'], 'shelving')
}

/** One step of an import by a person; where it is not there to be taken, it says how far it is. */
async function move(
  ctx: StaffCtx,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
): Promise<Result<GoodsImport, 'notFound' | 'partnerWide'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { db } = ctx.services
  const row = await findImport(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  await db.transaction().execute(async (trx) => {
    if (!(await moveImport(trx, row, from, { to }))) return
    await queueImport(trx, ctx.scope, id, ctx.clock.now())
    if (to !== 'reading')
      await audit(
        trx,
        ctx,
        'goods.import',
        `goodsImport ${id}`,
        changesOf({}, { fileName: row.fileName, step: to, rows: row.rowCount }),
      )
  })
  return detail(ctx, { id })
}

/** Stops an import where it is: what it has done stays, the rest is passed over. */
export async function stop(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<GoodsImport, 'notFound' | 'partnerWide'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { db } = ctx.services
  const at = new Date(ctx.clock.now())
  await db.transaction().execute(async (trx) => {
    const stopped = await stopImport(trx, ctx.scope, id, at)
    if (!stopped) return
    if (stopped.was === 'running') await skipRest(trx, stopped)
    await audit(
      trx,
      ctx,
      'goods.import',
      `goodsImport ${id}`,
      changesOf({}, { fileName: stopped.fileName, step: 'stopped' }),
    )
    await queueImport(trx, ctx.scope, id, ctx.clock.now())
  })
  return detail(ctx, { id })
}

interface RowsInput extends PagePlace {
  readonly id: number
  readonly state?: ImportRowState | undefined
}

export async function rows(
  ctx: StaffCtx,
  { id, state, ...place }: RowsInput,
): Promise<Result<Page<GoodsImportRow>, 'notFound'>> {
  const { db } = ctx.services
  const row = await findImport(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const found = await findRows(db, id, state, offsetOf(place), place.pageSize)
  const counts = row.tally[isRun(row) ? 'made' : 'found']
  const total = state === undefined ? row.rowCount : counts[state]
  return ok(
    paged(
      found.map((each) => rowOf(row, each)),
      total,
      place,
    ),
  )
}

/** The rows that are wrong, as they were sent; corrected, the file can be sent again. */
export async function wrong(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<SheetFile, ErrorName>> {
  const { db } = ctx.services
  const row = await findImport(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const found = await findRows(db, id, 'wrong', 0, maxImportRows)
  const heads = [...row.heads.map(String), '错误']
  return ok(
    await sheetFile(
      `${textIn(ctx.locale, ['导入错误', 'import-errors'])}-${id}`,
      'csv',
      heads.map((head) => ({ head, width: 16 })),
      found.map((each) => [
        ...row.heads.map((_, place) => each.cells[place] ?? ''),
        errorText(each, row, ctx.locale),
      ]),
    ),
  )
}

/** `第 3 行 售价：“abc”不是金额`. */
function errorText(
  { line, cells, problem, column, what }: RowView,
  row: ImportRow,
  locale: Locale,
): string {
  const place = textIn(locale, [`第 ${line} 行`, `Row ${line}`])
  const cell = column ? ` ${headOf(column, readingOfRow(row), cells)}` : ''
  const text = problem ? problemText(problem, what, locale === 'en') : ''
  return `${place}${cell}${textIn(locale, ['：', ': '])}${text}`
}

/** Whether the rows say what was made of them. */
const isRun = ({ tally, state }: ImportRow) =>
  state === 'running' || Object.values(tally.made).some((count) => count > 0)

/** Before it is said what a table is, it is shown as what it is likeliest to be. */
const readingOfRow = ({ profile, fits, heads, mapping }: ImportRow): Reading =>
  readingOf(profile ?? fits[0] ?? 'goods', heads, mapping)

function rowOf(of: ImportRow, row: RowView): GoodsImportRow {
  const { cells, column, changes, ...rest } = row
  const reading = readingOfRow(of)
  const said = saidIn(cells, reading)
  const short = (name: 'code' | 'title' | 'productSn') => cellText(said[name]).slice(0, 80)
  return {
    ...rest,
    code: short('code'),
    title: short('title'),
    productSn: short('productSn'),
    column: column ? headOf(column, reading, cells) : '',
    changes: changes.map((each) => ({ ...each, column: headOf(each.column, reading, cells) })),
  }
}

const usedMapping = ({ id, name, layout }: Mapping) => ({ id, name, layout })

function viewOf(row: ImportRow): GoodsImport {
  const { id, fileName, profile, state, fault, rowCount, groupCount, mark, tally, ignored } = row
  return {
    id,
    fileName,
    profile,
    mapping: row.mapping && usedMapping(row.mapping),
    fits: [...row.fits],
    choices: row.choices,
    state,
    fault,
    rowCount,
    goodsCount: groupCount,
    goodsDone: mark,
    found: { ...tally.found },
    made: { ...tally.made },
    differing: tally.differing,
    ignored: [...ignored],
    toShelve: tally.toShelve,
    staffName: row.staffName,
    createTime: row.createdAt.getTime(),
    doneTime: row.doneAt?.getTime() ?? null,
  }
}
