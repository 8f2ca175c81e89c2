import {
  type ImportFault,
  type ImportRowState,
  maxImportBytes,
  maxImportRows,
  noChoices,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import { maxFetched } from '@mallard/contract/catalog/goods-import/import-after.codes'
import { type Cell, hour, type Scope, second } from '@mallard/kernel'
import { dropGoods, type GoodsName, shelve } from '#features/catalog/goods-admin/index.ts'
import { cataloguePricesOf } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { readLargeFile } from '#platform/sheets/index.ts'
import {
  findImport,
  goodsToShelve,
  type ImportRow,
  keepRows,
  keptRows,
  moveImport,
  nextRows,
  noteShelved,
  type ReadTable,
  regroup,
  type SettledRow,
  settleRows,
} from './goods-import.repo.ts'
import type { Tally } from './goods-import.tables.ts'
import { doGoods, type Done, type Work } from './groups.service.ts'
import { mappingOf } from './mapping.repo.ts'
import { isMappable, type Mapping, padded } from './mapping.rules.ts'
import { fitting, headFault, ignoredIn, readingOf } from './reading.rules.ts'
import { filledRows, tableRows } from './rows.rules.ts'
import { actionOf } from './action.ts'
import { goOnAfter } from './after-work.service.ts'
import { fetchSome } from './fetch.service.ts'
import { giveUpZip, unpackZip } from './zip.service.ts'
import { noteWanted } from './pictures.repo.ts'
import { noteUndos } from './undo.repo.ts'
import { doStock } from './stock-rows.service.ts'

/** Groups of rows of one transaction. */
const groupsAtOnce = 50
/** Batches of one run of the job; between two runs a process may stop. */
const batchesAtOnce = 10
/** How long a file is awaited. */
const fileTime = hour

/** Leaves a transaction, so that nothing of it stays. */
class Undone extends Error {
  override readonly name = 'Undone'
}

/** Goes on with an import from where it is; what it asks for is to be asked once more. */
export async function workOn(
  services: Services,
  scope: Scope,
  importId: number,
  goodsNames: readonly GoodsName[],
): Promise<RunAgain | undefined> {
  const { db, clock } = services
  const row = await findImport(db, scope, importId)
  switch (row?.state) {
    case 'waiting':
      return giveUp(services, row)
    case 'reading':
      return read(services, row)
    case 'checked':
      return (await unpackZip(services, row)) ?? giveUpZip(services, row)
    case 'checking':
    case 'running':
      return goOn(services, row)
    case 'shelving':
      return (await shelveSome(services, row)) ? { again: clock.now() } : undefined
    case 'done':
      return goOnAfter(services, row, goodsNames)
    case 'failed':
    case 'stopped':
      await services.storage.remove(row.fileKey)
      return goOnAfter(services, row, goodsNames)
    default:
      return undefined
  }
}

/** Nobody sent the file. */
async function giveUp({ db, clock }: Services, row: ImportRow): Promise<RunAgain | undefined> {
  const until = row.createdAt.getTime() + fileTime
  if (clock.now() < until) return { again: until }
  await moveImport(db, row, ['waiting'], { to: 'failed', fault: 'missing' })
  return { again: clock.now() }
}

async function read(services: Services, row: ImportRow): Promise<RunAgain | undefined> {
  const { db, clock, storage } = services
  if (row.rowCount > 0) return readAgain(services, row)
  const table = await tableOf(services, row)
  if (table === 'busy') return { again: clock.now() + 5 * second }
  const isOver = await db.transaction().execute(async (trx) => {
    const fault = typeof table === 'string' ? table : undefined
    const to = typeof table === 'string' ? 'failed' : isReady(table) ? 'checking' : 'choosing'
    if (!(await moveImport(trx, row, ['reading'], { to, ...(fault && { fault }) }))) return false
    if (typeof table !== 'string') await keepRows(trx, row, table)
    return to === 'choosing'
  })
  if (!isOver) return { again: clock.now() }
  // Its rows are kept: the file is needed no more.
  await storage.remove(row.fileKey)
  return undefined
}

/** Whether nothing has to be chosen: a count, or a table of ours that says all that goods need. */
function isReady({ profile, fits, heads, mapping }: Omit<ReadTable, 'ignored' | 'rows'>): boolean {
  if (profile === null || fits.length > 1) return false
  const { isOwn, isCount } = readingOf(profile, heads, mapping).profile
  return isOwn || isCount === true
}

/** Reads the kept rows as somebody has said that they are to be read. */
async function readAgain({ db, clock }: Services, row: ImportRow): Promise<RunAgain> {
  const reading = readingOf(row.profile!, row.heads, row.mapping)
  const rows = tableRows(await keptRows(db, row.id), reading)
  const to = row.choices !== null || isReady(row) ? 'checking' : 'choosing'
  await db.transaction().execute(async (trx) => {
    if (await moveImport(trx, row, ['reading'], { to }))
      await regroup(trx, row, rows, ignoredIn(reading))
  })
  return { again: clock.now() }
}

/** What a file holds, or what is wrong with it. */
async function tableOf(
  { db, storage }: Services,
  { partnerId, fileKey }: ImportRow,
): Promise<ReadTable | ImportFault | 'busy'> {
  const file = await storage.read(fileKey, maxImportBytes)
  if (file.kind === 'unknown') throw new Error(`the file of an import: ${file.code}`)
  if (file.kind === 'failed') return file.reason === 'tooLarge' ? 'fileTooLarge' : 'missing'
  const cells = await readLargeFile(file.data)
  if (typeof cells === 'string') return cells
  const [heads = [], ...body] = cells
  const filled = filledRows(body)
  const { fits, isSure } = fitting(heads)
  if (fits.length === 0 && !isMappable(heads)) return 'noColumns'
  if (filled.length === 0) return 'noRows'
  if (filled.length > maxImportRows) return 'tooLarge'
  const mapping = await mappingOf(db, partnerId, heads)
  if (mapping || fits.length === 0) return mappedTable(padded(heads, filled), filled, mapping)
  const reading = readingOf(fits[0]!, heads)
  const fault = headFault(reading)
  if (fault) return fault
  return {
    profile: isSure ? fits[0]! : null,
    fits,
    mapping: null,
    heads,
    ignored: ignoredIn(reading),
    rows: tableRows(filled, reading),
  }
}

/** A table with the headings of a kept mapping; without one its columns are to be mapped first. */
function mappedTable(
  heads: readonly Cell[],
  filled: ReturnType<typeof filledRows>,
  mapping: Mapping | undefined,
): ReadTable {
  if (!mapping) {
    const rows = filled.map((row, index) => ({ ...row, group: index + 1, twiceOf: null }))
    return { profile: null, fits: [], mapping: null, heads, ignored: [], rows }
  }
  const reading = readingOf('mapped', heads, mapping)
  const rows = tableRows(filled, reading)
  return { profile: 'mapped', fits: ['mapped'], mapping, heads, ignored: ignoredIn(reading), rows }
}

/** Checks or runs the next batches of an import. */
async function goOn(services: Services, begun: ImportRow): Promise<RunAgain | undefined> {
  const pictures = begun.state === 'running' ? await havePictures(services, begun) : undefined
  if (pictures) return pictures
  // Its rows are kept: the file is needed no more.
  if (begun.state === 'checking' && begun.mark === 0) await services.storage.remove(begun.fileKey)
  let row: ImportRow | undefined = begun
  for (let count = 0; count < batchesAtOnce; count += 1) {
    row = await nextBatch(services, row)
    if (!row) return undefined
  }
  return { again: services.clock.now() }
}

/** Takes out, then fetches the pictures of an import; when to go on, undefined: all are had. */
const havePictures = async (services: Services, row: ImportRow) =>
  (await unpackZip(services, row)) ?? (await fetchSome(services, row))

/** The import after its next batch; undefined: it is at its end, or somebody stopped it. */
async function nextBatch(services: Services, row: ImportRow): Promise<ImportRow | undefined> {
  const { db, clock } = services
  const { state } = row
  const isCheck = state === 'checking'
  if (row.mark >= row.groupCount) {
    const end = isCheck
      ? ({ to: 'checked', mark: 0 } as const)
      : ({ to: 'done', doneAt: new Date(clock.now()) } as const)
    await moveImport(db, row, [state], end)
    return undefined
  }
  const mark = Math.min(row.mark + groupsAtOnce, row.groupCount)
  const rows = await nextRows(db, row.id, row.mark, groupsAtOnce)
  const scope = { partnerId: row.partnerId, storeId: row.storeId }
  const work: Work = {
    services,
    action: actionOf(services, row),
    prices: await cataloguePricesOf(services, scope),
    reading: readingOf(row.profile!, row.heads, row.mapping),
    chosen: row.choices ?? noChoices,
    importId: row.id,
    isCheck,
  }
  const doBatch = (trx: Db): Promise<Done> =>
    work.reading.profile.isCount ? doStock(trx, work, rows) : doGoods(trx, work, rows)
  const foundBy = new Map(rows.map(({ line, found }) => [line, found]))
  /** Writes down what became of the rows; throws when the import is elsewhere by now. */
  const settle = async (trx: Db, done: Done): Promise<Tally> => {
    const { settled, undos, wanted = [] } = done
    const tally = tallied(row.tally, settled, isCheck, foundBy)
    if (!(await moveImport(trx, row, [state], { to: state, mark, tally }))) throw new Undone()
    await settleRows(trx, row.id, isCheck ? 'found' : 'made', settled)
    if (isCheck) await noteWanted(trx, row, wanted, maxFetched)
    else await noteUndos(trx, row, undos)
    return tally
  }
  try {
    if (isCheck) {
      const done = await retryOnConflict(() => undone(db, doBatch))
      const tally = await db.transaction().execute((trx) => settle(trx, done))
      return { ...row, mark, tally }
    }
    const { tally, goodsIds } = await retryOnConflict(() =>
      db.transaction().execute(async (trx) => {
        const done = await doBatch(trx)
        return { tally: await settle(trx, done), goodsIds: done.goodsIds }
      }),
    )
    if (goodsIds.length > 0) dropGoods({ services, scope }, ...goodsIds)
    return { ...row, mark, tally }
  } catch (error) {
    if (error instanceof Undone) return undefined
    throw error
  }
}

/** What work comes to, with nothing of it left. */
async function undone<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  let answer: { readonly value: T } | undefined
  try {
    await db.transaction().execute(async (trx) => {
      answer = { value: await work(trx) }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return answer!.value
}

function tallied(
  before: Tally,
  settled: readonly SettledRow[],
  isCheck: boolean,
  foundBy: ReadonlyMap<number, ImportRowState | null>,
): Tally {
  const counts = { ...before[isCheck ? 'found' : 'made'] }
  for (const { state } of settled) counts[state] += 1
  if (isCheck) return { ...before, found: counts }
  const differing = settled.filter(({ line, state }) => foundBy.get(line) !== state).length
  return {
    ...before,
    made: counts,
    differing: before.differing + differing,
    toShelve: before.toShelve + settled.filter(({ isToShelve }) => isToShelve).length,
  }
}

/** Puts some of the new goods on the shelf; whether more are left. */
async function shelveSome(services: Services, row: ImportRow): Promise<boolean> {
  const { db } = services
  const scope = { partnerId: row.partnerId, storeId: row.storeId }
  const goodsIds = await goodsToShelve(db, row.id, groupsAtOnce)
  const prices = await cataloguePricesOf(services, scope)
  const action = actionOf(services, row)
  const hasMore = goodsIds.length === groupsAtOnce
  await db.transaction().execute(async (trx) => {
    for (const id of goodsIds) await shelve(trx, action, { id, onSale: true }, prices)
    await noteShelved(trx, row.id, goodsIds)
    const tally = { ...row.tally, toShelve: hasMore ? row.tally.toShelve - goodsIds.length : 0 }
    const to = hasMore ? 'shelving' : 'done'
    await moveImport(trx, row, ['shelving'], { to, tally })
  })
  dropGoods({ services, scope }, ...goodsIds)
  return hasMore
}
