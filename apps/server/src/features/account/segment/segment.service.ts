import type {
  Conditions,
  RfmCell,
  Segment,
  SegmentMember,
} from '@mallard/contract/account/segment/segment-admin.calls'
import { maxSegments } from '@mallard/contract/account/segment/segment.codes'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import { isHereOnly } from '#features/account/member/index.ts'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { cappedPage, cappedTotalOf, type CappedPage, type PagePlace } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { localised } from '#platform/locale.rules.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import {
  countMeeting,
  countEligible,
  listMeeting,
  meeting,
  rfmCells,
  sourcesOf,
} from './conditions.repo.ts'
import {
  deleteSegment,
  findSegment,
  insertSegment,
  listSegments,
  updateSegment,
} from './segment.repo.ts'

/** Who looks after one store counts what was ordered there. */
const maySee = (ctx: StaffCtx, { of }: Pick<Conditions, 'of'>) => of === 'store' || !isHereOnly(ctx)

export async function segments(
  ctx: StaffCtx,
): Promise<Result<{ list: Segment[]; sources: string[] }, never>> {
  const { db } = ctx.services
  const [list, sources] = await Promise.all([
    listSegments(db, ctx.scope, maxSegments),
    sourcesOf(db, ctx.scope.partnerId),
  ])
  return ok({ list: list.filter(({ conditions }) => maySee(ctx, conditions)), sources })
}

/** A segment that these staff may see, and what stands behind `from` for its members. */
export async function openSegment(ctx: StaffCtx, id: number) {
  const { db } = ctx.services
  const segment = await findSegment(db, ctx.scope, id)
  if (!segment || !maySee(ctx, segment.conditions)) return undefined
  return { segment, which: await meeting(db, ctx.scope, segment.conditions, ctx.clock.now()) }
}

export async function detail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Segment & { members: number; eligible: number }, 'notFound'>> {
  const open = await openSegment(ctx, id)
  if (!open) return refuse('notFound')
  const { db } = ctx.services
  const [members, eligible] = await Promise.all([
    countMeeting(db, open.which),
    countEligible(db, ctx.scope, open.which),
  ])
  return ok({ ...open.segment, members, eligible })
}

interface Saving extends Pick<Segment, 'name' | 'conditions' | 'version'> {
  readonly id?: number | undefined
  readonly requestId: string
}

type SaveRefusal =
  | 'notFound'
  | 'partnerWide'
  | 'versionConflict'
  | 'segmentNameTaken'
  | 'tooManySegments'

export async function save(ctx: StaffCtx, input: Saving): Promise<Result<Segment, SaveRefusal>> {
  if (!maySee(ctx, input.conditions)) return refuse('partnerWide')
  const { services, scope } = ctx
  try {
    const saved = await transact(services.db, (trx) =>
      input.id === undefined ? add(trx, ctx, input) : change(trx, ctx, input.id, input),
    )
    if (!saved.ok) return saved
    const segment = await findSegment(services.db, scope, saved.value)
    return segment ? ok(segment) : refuse('notFound')
  } catch (error) {
    if (isUniqueViolation(error, 'segment_name')) return refuse('segmentNameTaken')
    throw error
  }
}

const termsOf = (ctx: StaffCtx, { name, conditions }: Saving) => ({
  name,
  conditions,
  by: ctx.staff.name,
  at: new Date(ctx.clock.now()),
})

const said = ({ name, conditions }: Pick<Segment, 'name' | 'conditions'>) => ({
  name,
  ...conditions,
})

/** No row has this number. */
const none = 0

async function add(
  trx: Db,
  ctx: StaffCtx,
  input: Saving,
): Promise<Result<number, 'tooManySegments'>> {
  const made = await makeOnce(trx, ctx, 'segment.save', input.requestId, async () => {
    const before = await listSegments(trx, ctx.scope, maxSegments)
    if (before.length >= maxSegments) return none
    const id = await insertSegment(trx, ctx.scope, termsOf(ctx, input))
    await audit(trx, ctx, 'segment.save', `segment ${id}`, changesOf({}, said(input)))
    return id
  })
  return made === none ? refuse('tooManySegments') : ok(made)
}

async function change(
  trx: Db,
  ctx: StaffCtx,
  id: number,
  input: Saving,
): Promise<Result<number, 'notFound' | 'versionConflict'>> {
  const before = await findSegment(trx, ctx.scope, id)
  if (!before || !maySee(ctx, before.conditions)) return refuse('notFound')
  const changes = changesOf(allOf(said(before), said(input)), allOf(said(input), said(before)))
  // The same save again: nothing is left to change.
  if (Object.keys(changes).length === 0) return ok(id)
  const { version } = input
  if (!(await updateSegment(trx, ctx.scope, { id, version }, termsOf(ctx, input))))
    return refuse('versionConflict')
  await audit(trx, ctx, 'segment.save', `segment ${id}`, changes)
  return ok(id)
}

/** With the names of the other one as well, which it leaves out. */
const allOf = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
) => ({
  ...Object.fromEntries(Object.keys(other).map((key) => [key, null])),
  ...one,
})

/** Repeatable: a segment that is gone is taken away already. */
export async function remove(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, never>> {
  await ctx.services.db.transaction().execute(async (trx) => {
    const before = await findSegment(trx, ctx.scope, id)
    if (!before || !maySee(ctx, before.conditions)) return
    if (!(await deleteSegment(trx, ctx.scope, id))) return
    const gone = changesOf(said(before), allOf({}, said(before)))
    await audit(trx, ctx, 'segment.remove', `segment ${id}`, gone)
  })
  return ok({})
}

export async function count(
  ctx: StaffCtx,
  { conditions }: { conditions: Conditions },
): Promise<Result<{ members: number }, 'partnerWide'>> {
  if (!maySee(ctx, conditions)) return refuse('partnerWide')
  const { db } = ctx.services
  const which = await meeting(db, ctx.scope, conditions, ctx.clock.now())
  return ok({ members: await countMeeting(db, which) })
}

export async function members(
  ctx: StaffCtx,
  { id, ...place }: { id: number } & PagePlace,
): Promise<Result<CappedPage<SegmentMember>, 'notFound'>> {
  const { db } = ctx.services
  const open = await openSegment(ctx, id)
  if (!open) return refuse('notFound')
  const [rows, total] = await Promise.all([
    listMeeting(db, open.which, place),
    cappedTotalOf(db, open.which),
  ])
  const list = rows.map(({ phone, levelName, levelNameEn, lastOrderAt, paid, ...row }) => ({
    ...row,
    phoneMasked: maskedPhone(phone),
    level: localised(ctx.locale, levelName ?? '', levelNameEn),
    paid: fen(Math.max(0, paid)),
    lastOrderTime: lastOrderAt?.getTime() ?? null,
  }))
  return ok(cappedPage(list, total, place))
}

/** Read anew after so many ms: counting all members costs a moment. */
const keptFor = 10_000

export async function rfm(
  ctx: StaffCtx,
  { of }: Pick<Conditions, 'of'>,
): Promise<Result<{ cells: RfmCell[] }, 'partnerWide'>> {
  if (!maySee(ctx, { of })) return refuse('partnerWide')
  const { cache, db } = ctx.services
  const { partnerId, storeId } = ctx.scope
  const key = `rfm:${partnerId}-${of === 'store' ? storeId : 'all'}`
  const load = () => rfmCells(db, ctx.scope, of, ctx.clock.now())
  return ok({ cells: [...(await cache.get(key, keptFor, load))] })
}
