import { areaData } from '@mallard/contract/people/address/area-data'
import type { AdminFreight } from '@mallard/contract/pricing/freight/freight-admin.calls'
import { freightFault, maxFreightTemplates } from '@mallard/contract/pricing/freight/freight-areas'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import {
  deleteFreightTemplate,
  findFreightTemplates,
  type FreightWords,
  insertFreightTemplate,
  lockFreightTemplate,
  updateFreightTemplate,
} from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { randomText } from '#platform/secrets.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { freightTag } from '#features/shop/store/index.ts'
import type { FreightUses } from './feature.ts'
import { areaText, placesOf, unknownPlace } from './freight-labels.rules.ts'

const places = placesOf(areaData)
const codeSigns = '0123456789abcdefghjkmnpqrstuvwxyz'

export async function list(
  { services: { db }, scope: { partnerId } }: StaffCtx,
  usesOf: FreightUses,
): Promise<Result<{ templates: AdminFreight[] }, never>> {
  const [templates, uses] = await Promise.all([
    findFreightTemplates(db, partnerId),
    usesOf(db, partnerId),
  ])
  return ok({ templates: templates.map((each) => ({ ...each, goods: uses.get(each.id) ?? 0 })) })
}

/** Freight is the same in every store of the partner. */
const mayChange = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('goods.write')

interface SaveInput extends FreightWords {
  readonly requestId: string
  readonly id?: number | undefined
  readonly version: number
}

type SaveRefusal =
  | 'partnerWide'
  | 'badInput'
  | 'freightTwice'
  | 'freightNowhere'
  | 'notFound'
  | 'versionConflict'
  | 'tooManyFreights'

export async function save(
  ctx: StaffCtx,
  { requestId, id, version, ...words }: SaveInput,
): Promise<Result<{ id: number }, SaveRefusal>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const fault = refusedFor(words)
  if (fault) return fault
  const saved = await transact(ctx.services.db, async (trx) => {
    if (id !== undefined) return change(trx, ctx, id, version, words)
    let refused: Refused<SaveRefusal> | undefined
    const madeId = await makeOnce(trx, ctx, 'freight.save', requestId, async () => {
      const result = await make(trx, ctx, words)
      if (result.ok) return result.value.id
      refused = result
      return 0
    })
    return refused ?? ok({ id: madeId })
  })
  if (saved.ok) dropFreight(ctx)
  return saved
}

function refusedFor({
  areas,
}: FreightWords): Refused<'badInput' | 'freightTwice' | 'freightNowhere'> | undefined {
  if (unknownPlace(areas, places)) return refuse('badInput', { field: 'areas' })
  const fault = freightFault(areas)
  if (fault?.kind === 'nowhere') return refuse('freightNowhere')
  if (!fault) return undefined
  const place = fault.kind === 'rest' ? '其余地区' : (places.get(fault.code) ?? fault.code)
  return refuse('freightTwice', { place })
}

type Made = Result<{ id: number }, SaveRefusal>

async function make(trx: Db, ctx: StaffCtx, words: FreightWords): Promise<Made> {
  const { partnerId } = ctx.scope
  if ((await findFreightTemplates(trx, partnerId)).length >= maxFreightTemplates)
    return refuse('tooManyFreights', { limit: maxFreightTemplates })
  const id = await insertFreightTemplate(trx, partnerId, randomText(8, codeSigns), words)
  await audit(trx, ctx, 'freight.save', `freight ${id}`, changesOf({}, wordsOf(words)))
  return ok({ id })
}

async function change(
  trx: Db,
  ctx: StaffCtx,
  id: number,
  version: number,
  words: FreightWords,
): Promise<Made> {
  const { partnerId } = ctx.scope
  const before = await lockFreightTemplate(trx, partnerId, id)
  if (!before) return refuse('notFound')
  const changes = changesOf(wordsOf(before), wordsOf(words))
  // Who sends the same again changes nothing.
  if (Object.keys(changes).length === 0) return ok({ id })
  if (before.version !== version) return refuse('versionConflict')
  await updateFreightTemplate(trx, partnerId, id, version, words)
  await audit(trx, ctx, 'freight.save', `freight ${id}`, changes)
  return ok({ id })
}

/** Repeatable: one that is gone is gone. */
export async function remove(
  ctx: StaffCtx,
  { id }: { id: number },
  usesOf: FreightUses,
): Promise<Result<Record<string, never>, 'partnerWide' | 'freightUsed'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const removing = transact<Record<string, never>, 'freightUsed'>(ctx.services.db, async (trx) => {
    const before = await lockFreightTemplate(trx, partnerId, id)
    if (!before) return ok({})
    const goods = (await usesOf(trx, partnerId)).get(id) ?? 0
    if (goods > 0) return refuse('freightUsed', { name: before.name, goods })
    await deleteFreightTemplate(trx, partnerId, id)
    const changes = changesOf({ title: before.name }, { title: null })
    await audit(trx, ctx, 'freight.remove', `freight ${id}`, changes)
    return ok({})
  })
  const removed = await removing.catch((error: unknown) => {
    // Goods came to have it at this very moment.
    if (isForeignKeyViolation(error)) return refuse('freightUsed', { name: String(id), goods: 1 })
    throw error
  })
  if (removed.ok) dropFreight(ctx)
  return removed
}

const wordsOf = ({ name, mode, areas, cutOffHour }: FreightWords) => ({
  title: name,
  freightMode: mode === 1 ? 'g' : 'pcs',
  areas: areas.map((area) => areaText(area, places)),
  cutOffHour: `${cutOffHour}:00`,
})

function dropFreight({ services, scope: { partnerId } }: StaffCtx): void {
  dropTags(services, [freightTag(partnerId)])
}
