import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { ImportState } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type {
  FittingMapping,
  KeptMapping,
  TableColumns,
} from '@mallard/contract/catalog/goods-import/import-mapping.calls'
import {
  type MappedColumns,
  maxMappings,
} from '@mallard/contract/catalog/goods-import/import-mapping.codes'
import { cutText, nameKey, ok, refuse, type Result } from '@mallard/kernel'
import { mayChangePartnerWide } from '#features/catalog/goods-admin/index.ts'
import { audit, changesOf } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { columnNames, columns as ours, headKey } from './columns.rules.ts'
import { queueImport } from './goods-import.jobs.ts'
import { findImport, type ImportRow, moveImport, noTally } from './goods-import.repo.ts'
import { detail } from './goods-import.service.ts'
import { guessed } from './mapping-guess.rules.ts'
import {
  deleteMapping,
  firstRows,
  insertMapping,
  keepMapping,
  type KeptRow,
  listMappings,
  lockMappings,
  noteUsed,
  renameMapping,
  unlinkMapping,
  updateMapping,
} from './mapping.repo.ts'
import {
  isSame,
  keyHead,
  type MappedHeads,
  type Mapping,
  saidByHeads,
  shownHeads,
  wrongIn,
} from './mapping.rules.ts'

/** Rows by which it is told what columns look like. */
const rowsLookedAt = 100

/** What the columns of a table look like, and which of the kept mappings fit them. */
export async function columns(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<TableColumns, 'notFound'>> {
  const { db } = ctx.services
  const row = await findImport(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const guess = guessed(row.heads, await firstRows(db, id, rowsLookedAt))
  const mappings = await listMappings(db, ctx.scope.partnerId)
  const kept = mappings
    .map((each) => fittingOf(each, row))
    .sort((one, other) => other.columns.length - one.columns.length)
  return ok({
    columns: guess.columns.map((each) => ({ ...each, samples: [...each.samples] })),
    layout: guess.layout,
    groupBy: guess.groupBy,
    name: cutText(row.fileName.replace(/\.\w{1,5}$/, ''), 40).trim(),
    kept,
  })
}

/** A kept mapping by the places of the headings that a table has. */
function fittingOf(kept: KeptRow, { heads }: ImportRow): FittingMapping {
  const { id, name, layout, version } = kept
  const places = new Map(shownHeads(heads).map((head, place) => [headKey(head), place]))
  const placeOf = (head: string) => places.get(headKey(head))
  const named = headsIn(kept)
  const known = named.flatMap(({ column, head }) => {
    const place = placeOf(head)
    return place === undefined ? [] : [{ place, column }]
  })
  const all = [...named.map(({ head }) => head), ...(kept.groupBy === null ? [] : [kept.groupBy])]
  const lacking = [...new Set(all.filter((head) => placeOf(head) === undefined))]
  const groupBy = kept.groupBy === null ? null : (placeOf(kept.groupBy) ?? null)
  return { id, name, layout, version, groupBy, columns: known, lacking }
}

const headsIn = ({ columns: mapped }: MappedHeads) =>
  columnNames.flatMap((column) => {
    const head = mapped[column]
    return head === undefined ? [] : [{ column, head }]
  })

interface MapInput extends MappedColumns {
  readonly id: number
  readonly name: string
  readonly kept: { readonly id: number; readonly version: number } | null
}

type SaveRefusal = 'versionConflict' | 'mappingNameTaken' | 'mappingsFull'

/** Where an import may be whose columns are mapped: its rows are kept, and none was written. */
const mappable: readonly ImportState[] = ['choosing', 'checked']

/** Says which columns of a table are which of ours, and keeps it; its rows are read again, by a job. */
export async function map(
  ctx: StaffCtx,
  { id, name, kept, ...said }: MapInput,
): Promise<Result<GoodsImport, SaveRefusal | 'notFound' | 'partnerWide' | 'badInput'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { db } = ctx.services
  const at = new Date(ctx.clock.now())
  const found = await findImport(db, ctx.scope, id)
  if (!found) return refuse('notFound')
  // Where somebody else was quicker, it says how far it is.
  if (!mappable.includes(found.state)) return detail(ctx, { id })
  const wrong = wrongIn(said, found.heads.length)
  if (wrong) return refuse('badInput', { field: wrong })
  const mapped = await orTaken<void, SaveRefusal>(db, async (trx) => {
    const all = await lockMappings(trx, ctx.scope.partnerId)
    const row = await findImport(trx, ctx.scope, id)
    if (!row || !mappable.includes(row.state)) return ok(undefined)
    const saved = await save(trx, ctx, all, { name, kept, said: saidByHeads(said, row.heads), row })
    if (!saved.ok) return saved
    if (!(await moveImport(trx, row, mappable, { to: 'reading', tally: noTally })))
      return refuse('versionConflict')
    await keepMapping(trx, row, saved.value)
    await queueImport(trx, ctx.scope, id, at.getTime())
    return ok(undefined)
  })
  return mapped.ok ? detail(ctx, { id }) : mapped
}

/** A transaction that loses to somebody who was quicker to keep a mapping by the same name. */
async function orTaken<T, R extends string>(
  db: Db,
  work: (trx: Db) => Promise<Result<T, R>>,
): Promise<Result<T, R | 'mappingNameTaken'>> {
  try {
    return await transact(db, work)
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('mappingNameTaken')
    throw error
  }
}

interface Wanted {
  readonly name: string
  readonly kept: MapInput['kept']
  readonly said: MappedHeads
  readonly row: ImportRow
}

/** Keeps a mapping: a new one, or in the place of another; the same again keeps nothing more. */
async function save(
  trx: Db,
  ctx: StaffCtx,
  all: readonly KeptRow[],
  { name, kept, said, row }: Wanted,
): Promise<Result<Mapping, SaveRefusal>> {
  const { partnerId } = ctx.scope
  const at = new Date(ctx.clock.now())
  const mapping = { name, ...said, heads: row.heads, at }
  const named = all.find((each) => nameKey(each.name) === nameKey(name))
  const before = kept ? all.find(({ id }) => id === kept.id) : undefined
  if (kept && !before) return refuse('versionConflict')
  const same = before ?? named
  if (same && same.name === name && isSame(same, said)) {
    await noteUsed(trx, partnerId, same.id, row.heads, at)
    return ok({ id: same.id, name, ...said })
  }
  if (named && named.id !== before?.id) return refuse('mappingNameTaken')
  if (!before) {
    if (all.length >= maxMappings) return refuse('mappingsFull', { most: maxMappings })
    const id = await insertMapping(trx, partnerId, mapping)
    await noted(trx, ctx, id, changesOf({}, wordsOf(mapping)))
    return ok({ id, name, ...said })
  }
  if (before.version !== kept!.version) return refuse('versionConflict')
  await updateMapping(trx, partnerId, before.id, mapping)
  // Where goods are called by another column, what they were called before may be others now.
  if (keyHead(before) !== keyHead(said)) await unlinkMapping(trx, partnerId, before.id)
  await noted(trx, ctx, before.id, changesOf(wordsOf(before), wordsOf(mapping)))
  return ok({ id: before.id, name, ...said })
}

/** As the log has it. */
const wordsOf = ({ name, layout, groupBy, ...mapped }: MappedHeads & { name: string }) => ({
  name,
  layout,
  groupBy: groupBy ?? '',
  columns: headsIn({ layout, groupBy, ...mapped })
    .map(({ column, head }) => `${head} → ${ours[column].head}`)
    .join('; '),
})

const noted = (trx: Db, ctx: StaffCtx, id: number, changes: ReturnType<typeof changesOf>) =>
  audit(trx, ctx, 'goods.mapping', `importMapping ${id}`, changes)

export async function list(ctx: StaffCtx): Promise<Result<{ list: KeptMapping[] }, never>> {
  const kept = await listMappings(ctx.services.db, ctx.scope.partnerId)
  return ok({
    list: kept.map((each) => ({
      id: each.id,
      name: each.name,
      layout: each.layout,
      version: each.version,
      groupBy: each.groupBy ?? '',
      columns: headsIn(each),
      usedTime: each.usedAt.getTime(),
    })),
  })
}

type Nothing = Record<string, never>

export async function rename(
  ctx: StaffCtx,
  { id, name, version }: { id: number; name: string; version: number },
): Promise<Result<Nothing, 'partnerWide' | 'notFound' | 'versionConflict' | 'mappingNameTaken'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return orTaken<Nothing, 'notFound' | 'versionConflict' | 'mappingNameTaken'>(
    ctx.services.db,
    async (trx) => {
      const all = await lockMappings(trx, partnerId)
      const before = all.find((each) => each.id === id)
      if (!before) return refuse('notFound')
      if (before.name === name) return ok({})
      if (before.version !== version) return refuse('versionConflict')
      if (all.some((each) => each.id !== id && nameKey(each.name) === nameKey(name)))
        return refuse('mappingNameTaken')
      await renameMapping(trx, partnerId, id, name)
      await noted(trx, ctx, id, changesOf({ name: before.name }, { name }))
      return ok({})
    },
  )
}

export async function remove(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Nothing, 'partnerWide'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  await ctx.services.db.transaction().execute(async (trx) => {
    const before = (await lockMappings(trx, partnerId)).find((each) => each.id === id)
    if (!before) return
    await deleteMapping(trx, partnerId, id)
    await unlinkMapping(trx, partnerId, id)
    await noted(trx, ctx, id, changesOf({ name: before.name }, { name: '' }))
  })
  return ok({})
}
