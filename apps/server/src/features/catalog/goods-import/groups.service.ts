import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Axis, MatrixChange } from '@mallard/contract/catalog/catalog/goods-create.fields'
import { nameKey, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { listCategories, type StockChange } from '#features/catalog/catalog/index.ts'
import {
  changeMatrix,
  changeWords,
  findDetail,
  findGoodsToEdit,
  freightTemplatesOf,
  type GoodsWords,
  insertNew,
  type ListPriceRefusal,
  pathsOf,
  showNew,
} from '#features/catalog/goods-admin/index.ts'
import { changeOf, changeSkus, isFault, lockStock } from '#features/catalog/stock/index.ts'
import type { Action } from '#features/people/staff/index.ts'
import type { CataloguePrices } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#platform/db/retry.ts'
import { inSavepoint } from '#platform/db/savepoint.ts'
import type { Services } from '#platform/services.ts'
import { type FigureChange, planChange } from './change.rules.ts'
import type { ImportChoices } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { Fault } from './columns.rules.ts'
import { faultyRows, type GoodsDraft, goodsDraft, type Outcome, outcome } from './draft.rules.ts'
import { goodsOfKeys, type KeptRow, linkGoods, type SettledRow } from './goods-import.repo.ts'
import { categoryKey, listed, type MadePlan, planNew, type World } from './plan.rules.ts'
import type { Reading } from './reading.rules.ts'
import { faultOf } from './refusal.rules.ts'
import type { WantedPicture } from './pictures.repo.ts'
import type { Pictures } from './pictures.rules.ts'
import { picturesFor, withDetailPictures, withOwnDetails } from './pictures.service.ts'
import { saidGroup } from './rows.rules.ts'
import type { NewUndo } from './undo.repo.ts'
import { undosOfChange, undosOfNew } from './undo.service.ts'

/** What the check and the run do alike. */
export interface Work {
  readonly services: Services
  readonly action: Action
  readonly prices: CataloguePrices
  readonly reading: Reading
  readonly chosen: ImportChoices
  readonly importId: number
  readonly isCheck: boolean
}

/** What became of a batch of rows, and the goods that it touched. */
export interface Done {
  readonly settled: readonly SettledRow[]
  readonly goodsIds: readonly number[]
  /** What taking it back needs to know; of a run alone. */
  readonly undos: readonly NewUndo[]
  /** Pictures that rows name by address. */
  readonly wanted?: readonly WantedPicture[]
}

interface Group {
  readonly rows: readonly KeptRow[]
  /** A draft, what is wrong with its cells, or the name of a kind that is not sold here. */
  readonly read: GoodsDraft | Fault[] | string
}

/** Rows that belong together, in their order. */
export function groupsOf(rows: readonly KeptRow[]): (readonly KeptRow[])[] {
  const groups = new Map<number, KeptRow[]>()
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row])
  return [...groups.values()]
}

/**
 * Makes and changes the goods of some groups of rows, in the caller's transaction; each group wholly
 * or not at all, and none because of another.
 */
export async function doGoods(trx: Db, work: Work, rows: readonly KeptRow[]): Promise<Done> {
  const { scope } = work.action
  const groups = groupsOf(rows).map((own): Group => ({ rows: own, read: readGroup(own, work) }))
  const drafts = groups.flatMap(({ read }) => (isDraft(read) ? [read] : []))
  const known = await goodsOfKeys(trx, scope.partnerId, work.reading.profile, drafts)
  const pictures = await picturesFor(trx, work, drafts, ({ key }) => !known.has(key))
  const world = await worldOf(trx, work, pictures)
  const settled: SettledRow[] = []
  const changed: number[] = []
  const planned: PlannedGoods[] = []
  const undos: NewUndo[] = []
  for (const { rows: own, read: said } of groups) {
    if (!isDraft(said)) {
      settled.push(...(typeof said === 'string' ? asPassed(own, said) : asWrong(own, said, null)))
      continue
    }
    const read = withOwnDetails(said, pictures)
    const id = known.get(read.key)
    if (id === undefined) {
      const plan = planNew(read, world)
      if ('faults' in plan) settled.push(...asWrong(own, plan.faults, null))
      else planned.push({ rows: own, draft: read, plan })
    } else {
      const done = await changeGoods(trx, work, own, read, world, id)
      settled.push(...done.settled)
      undos.push(...done.undos)
      changed.push(...done.goodsIds)
    }
  }
  const made = await makeAll(trx, work, planned, world)
  return {
    settled: [...settled, ...made.settled],
    goodsIds: [...made.goodsIds, ...changed],
    undos: [...undos, ...made.undos],
    wanted: pictures.wanted,
  }
}

export const isDraft = (read: Group['read']): read is GoodsDraft =>
  typeof read !== 'string' && !Array.isArray(read)

/** What the rows of a group say, and which pictures their details name. */
export function readGroup(
  rows: readonly KeptRow[],
  { reading, chosen }: Pick<Work, 'reading' | 'chosen'>,
): Group['read'] {
  const said = saidGroup(rows, reading)
  if (said.otherKind !== '') return said.otherKind
  const read = goodsDraft(said)
  return Array.isArray(read) ? read : withDetailPictures(listed(read, chosen, said.isOwn))
}

export async function worldOf(
  trx: Db,
  { action, chosen }: Pick<Work, 'action' | 'chosen'>,
  pictures: Pictures,
): Promise<World> {
  const categories = await listCategories(trx, action.scope.partnerId)
  const paths = pathsOf(categories)
  const templates = await freightTemplatesOf(trx, action.scope.partnerId)
  const keyed = categories.map(({ id }) => [categoryKey(paths.get(id)!.split(' / ')), id] as const)
  const named = new Map<string, number>()
  for (const { name } of categories) named.set(nameKey(name), (named.get(nameKey(name)) ?? 0) + 1)
  const alone = categories.filter(({ name }) => named.get(nameKey(name)) === 1)
  return {
    categories: new Map([
      ...alone.map(({ id, name }) => [categoryKey([name]), id] as const),
      ...keyed,
    ]),
    categoryPaths: paths,
    freights: new Map(templates.map(({ id, name }) => [nameKey(name), id])),
    freightNames: new Map(templates.map(({ id, name }) => [id, name])),
    ...pictures,
    chosen,
  }
}

/** What becomes of the rows of goods: those that hold no SKU go with these. */
function settledAs(
  rows: readonly KeptRow[],
  outcomes: readonly Outcome[],
  goodsId: number | null,
  isToShelve = false,
): SettledRow[] {
  const told = new Map(outcomes.map((each) => [each.line, each]))
  const rest = outcomes.every(({ state }) => state === 'new') ? 'new' : 'same'
  return rows.map(({ line }) => ({
    ...(told.get(line) ?? outcome(line, rest)),
    goodsId,
    isToShelve: isToShelve && line === outcomes[0]!.line,
  }))
}

/** Rows of what cannot be sold here. */
const asPassed = (rows: readonly KeptRow[], kind: string): SettledRow[] => {
  const what = kind.slice(0, 60)
  const passed = rows.map(({ line }) => outcome(line, 'skipped', { problem: 'otherKind', what }))
  return settledAs(rows, passed, null)
}

/** What is wrong with a group as its rows say it. */
const asWrong = (rows: readonly KeptRow[], faults: readonly Fault[], goodsId: number | null) =>
  settledAs(rows, faultyRows(rows, faults), goodsId)

interface PlannedGoods {
  readonly rows: readonly KeptRow[]
  readonly draft: GoodsDraft
  readonly plan: MadePlan
}

/** SKUs of goods that are written together, at the most. */
const skusAtOnce = 1000

/** Makes new goods: together, and one by one where one of them cannot be. */
async function makeAll(
  trx: Db,
  work: Work,
  planned: readonly PlannedGoods[],
  world: World,
): Promise<Done> {
  const settled: SettledRow[] = []
  const goodsIds: number[] = []
  const lines: number[] = []
  const make = async (some: readonly PlannedGoods[]): Promise<void> => {
    if (some.length === 0) return
    const made = await guarded(trx, () => insertAll(trx, work, some))
    if (made.ok) {
      for (const [place, { rows, draft, plan }] of some.entries()) {
        const isToShelve = draft.onSale === true && plan.make.pics[0] !== world.toDoPicture
        settled.push(...settledAs(rows, plan.outcomes, made.value[place]!, isToShelve))
      }
      goodsIds.push(...made.value)
      lines.push(...some.map(({ rows }) => rows[0]!.line))
      return
    }
    const [first] = some
    if (some.length === 1)
      settled.push(...asWrong(first!.rows, [faultOf(made, first!.draft.skus)], null))
    else for (const one of some) await make([one])
  }
  let some: PlannedGoods[] = []
  let skus = 0
  for (const each of planned) {
    if (skus + each.rows.length > skusAtOnce) {
      await make(some)
      some = []
      skus = 0
    }
    some.push(each)
    skus += each.rows.length
  }
  await make(some)
  if (goodsIds.length > 0) {
    const shown = await showNew(trx, work.action, goodsIds, work.prices)
    if (!shown.ok) throw new Error(`new goods could not be shown: ${shown.refusal}`)
  }
  const undos = work.isCheck ? [] : await undosOfNew(trx, work.action.scope, goodsIds, lines)
  return { settled, goodsIds, undos }
}

/** Writes new goods, and what they are called elsewhere. */
async function insertAll(trx: Db, { action, reading }: Work, planned: readonly PlannedGoods[]) {
  const made = await insertNew(
    trx,
    action,
    planned.map(({ plan }) => plan.make),
  )
  if (!made.ok) return made
  const links = planned.map(({ draft }, place) => ({
    key: draft.key,
    goodsId: made.value[place]!,
  }))
  const at = new Date(action.clock.now())
  await linkGoods(trx, action.scope.partnerId, reading.profile, links, at)
  return made
}

type ChangeRefusal =
  | 'notFound'
  | 'badInput'
  | 'mediaGone'
  | 'videoGone'
  | 'skuTaken'
  | FigureRefusal

/** Changes goods as a draft says. */
export async function changeGoods(
  trx: Db,
  work: Work,
  rows: readonly KeptRow[],
  draft: GoodsDraft,
  world: World,
  id: number,
): Promise<Done> {
  const { action } = work
  const wrong = (faults: readonly Fault[], goodsId: number | null) =>
    unchanged(asWrong(rows, faults, goodsId))
  const goods = await findDetail(trx, action.scope, id, 'zh')
  const { line } = rows[0]!
  if (!goods) return wrong([{ line, column: 'code', problem: 'elsewhere', what: draft.key }], null)
  const seen = new Map(
    rows.flatMap(({ line: at, seenOnHand }) =>
      seenOnHand === null ? [] : [[at, seenOnHand] as const],
    ),
  )
  const plan = planChange(draft, goods, world, seen)
  if ('faults' in plan) return wrong(plan.faults, id)
  if (!plan.words && !plan.matrix && plan.figures.length === 0)
    return unchanged(settledAs(rows, plan.outcomes, id))
  const written = await writeChange(trx, work, goods, plan)
  if (!written.ok) return wrong([faultOf(written, draft.skus)], id)
  const undos = work.isCheck ? [] : await undosOfChange(trx, action.scope, goods, rows[0]!.line)
  return { settled: settledAs(rows, plan.outcomes, id), goodsIds: [id], undos }
}

const unchanged = (settled: readonly SettledRow[]): Done => ({ settled, goodsIds: [], undos: [] })

/** What is written of goods that are there. */
interface GoodsChange {
  readonly words: GoodsWords | undefined
  readonly matrix: { readonly axes: Axis[]; readonly skus: MatrixChange[] } | undefined
  readonly figures: readonly FigureChange[]
}

/** Writes what goods say, their SKUs, prices and stock: all of it, or nothing. */
export function writeChange(
  trx: Db,
  { action, prices }: Pick<Work, 'action' | 'prices'>,
  { itemId: id, version }: AdminGoodsDetail,
  { words, matrix, figures }: GoodsChange,
  reason = '表格导入',
): Promise<Result<void, ChangeRefusal>> {
  return guarded<void, ChangeRefusal>(trx, async () => {
    if (words) {
      const before = await findGoodsToEdit(trx, action.scope, id)
      if (!before) return refuse('notFound')
      const changed = await changeWords(trx, action, { before, version, words, prices })
      if (!changed.ok) return changed
    }
    if (matrix) {
      const now = { id, version: version + (words ? 1 : 0), ...matrix }
      const changed = await changeMatrix(trx, action, now, prices)
      if (!changed.ok) return changed
    }
    return writeFigures(trx, { action, prices }, figures, reason)
  })
}

type FigureRefusal = 'partnerWide' | 'versionConflict' | 'skuBelowReserved' | ListPriceRefusal

/** Writes price and stock as staff do by hand: the stock's own log knows who and by how much. */
export async function writeFigures(
  trx: Db,
  { action, prices }: Pick<Work, 'action' | 'prices'>,
  figures: readonly FigureChange[],
  reason = '表格导入',
): Promise<Result<void, FigureRefusal>> {
  if (figures.length === 0) return ok(undefined)
  const wanted = new Map(figures.map((each) => [each.productSn, each]))
  const locked = await lockStock(trx, action.scope, { sns: [...wanted.keys()] })
  const changes: StockChange[] = []
  for (const now of locked) {
    const { productSn: sn, version, lowAt } = now
    const change = changeOf(now, { ...wanted.get(sn)!, sn, version, lowAt })
    if (change && isFault(change))
      return change.kind === 'belowReserved'
        ? refuse('skuBelowReserved', { sn, reserved: change.reserved })
        : refuse('versionConflict')
    if (change) changes.push(change)
  }
  const terms = { reason, prices, mayList: true }
  const written = await changeSkus(trx, action, locked, changes, terms)
  return written.ok ? ok(undefined) : written
}

/**
 * Does work so that what it refuses, or loses to somebody quicker, has written nothing, while the
 * transaction goes on.
 */
export async function guarded<T, R extends string>(
  trx: Db,
  write: () => Promise<Result<T, R>>,
): Promise<Result<T, R | 'versionConflict'>> {
  let refused: Refused<R> | undefined
  try {
    return await inSavepoint(trx, async () => {
      const result = await write()
      if (result.ok) return result
      refused = result
      throw new Error(result.refusal)
    })
  } catch (error) {
    if (refused) return refused
    if (isUniqueViolation(error) || isForeignKeyViolation(error)) return refuse('versionConflict')
    throw error
  }
}
