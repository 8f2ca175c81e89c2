import { maxCategories, maxCategoryLevels } from '@mallard/contract/catalog/catalog/category.codes'
import type { AdminCategory } from '@mallard/contract/catalog/catalog/category-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { holdPictures } from '#features/catalog/media/index.ts'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { raiseForCategories } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { randomText } from '#platform/secrets.ts'
import {
  arrangeCategories,
  type CategoryRow,
  countGoodsIn,
  deleteCategory,
  findAdminCategories,
  insertCategory,
  lockCategories,
  updateCategory,
} from './category-admin.repo.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { categoryTag } from '#features/catalog/catalog/index.ts'
import { mayChangePartnerWide, picturesOf } from '#features/catalog/goods-admin/index.ts'
import { orderAfter, type PlaceFault, placeFault } from './category-tree.rules.ts'

const codeSigns = '0123456789abcdefghjkmnpqrstuvwxyz'

export async function categories(
  ctx: StaffCtx,
): Promise<Result<{ categories: AdminCategory[] }, never>> {
  return ok({ categories: await findAdminCategories(ctx.services.db, ctx.scope.partnerId) })
}

interface SaveInput {
  readonly requestId: string
  readonly id?: number | undefined
  readonly version: number
  readonly parentId: number
  readonly name: string
  readonly nameEn: string
  readonly pic: string
}

type PlaceRefusal = 'badInput' | 'categoryInside' | 'categoryDeep' | 'categoryTaken'
type SaveRefusal =
  | PlaceRefusal
  | 'partnerWide'
  | 'notFound'
  | 'versionConflict'
  | 'mediaGone'
  | 'tooManyCategories'

export async function saveCategory(
  ctx: StaffCtx,
  input: SaveInput,
): Promise<Result<{ id: number }, SaveRefusal>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const saved = await transact(ctx.services.db, async (trx) => {
    const { id } = input
    if (id !== undefined) return change(trx, ctx, id, input)
    let refused: Refused<SaveRefusal> | undefined
    const madeId = await makeOnce(trx, ctx, 'category.save', input.requestId, async () => {
      const result = await make(trx, ctx, input)
      if (result.ok) return result.value.id
      refused = result
      return 0
    })
    return refused ?? ok({ id: madeId })
  })
  if (saved.ok) dropCategories(ctx)
  return saved
}

async function make(
  trx: Db,
  ctx: StaffCtx,
  input: SaveInput,
): Promise<Result<{ id: number }, SaveRefusal>> {
  const { partnerId } = ctx.scope
  const { parentId, name, nameEn } = input
  const all = await lockCategories(trx, partnerId)
  if (all.length >= maxCategories) return refuse('tooManyCategories', { limit: maxCategories })
  const fault = placeFault(all, { parentId, name })
  if (fault) return refusedFor(fault)
  const picture = await heldPicture(trx, partnerId, input.pic, null)
  if (!picture) return refuse('mediaGone')
  const { pic, held } = picture
  const id = await insertCategory(trx, partnerId, {
    code: randomText(8, codeSigns),
    parentId,
    name,
    nameEn,
    pic,
  })
  await held.noteUses({ kind: 'category', refId: id })
  // What is put into it is of the category above as well.
  if (parentId !== 0) await raiseForCategories(trx, partnerId, new Date(ctx.clock.now()))
  await audit(
    trx,
    ctx,
    'category.save',
    `category ${id}`,
    changesOf({}, { title: name, titleEn: nameEn, parent: nameIn(all, parentId) }),
  )
  return ok({ id })
}

async function change(
  trx: Db,
  ctx: StaffCtx,
  id: number,
  input: SaveInput,
): Promise<Result<{ id: number }, SaveRefusal>> {
  const { partnerId } = ctx.scope
  const { name, nameEn, version } = input
  const all = await lockCategories(trx, partnerId)
  const before = all.find((each) => each.id === id)
  if (!before) return refuse('notFound')
  const picture = await heldPicture(trx, partnerId, input.pic, before.pic)
  if (!picture) return refuse('mediaGone')
  const { pic, held } = picture
  const changes = changesOf(wordsOf(before), wordsOf({ name, nameEn, pic }))
  // Who sends the same again changes nothing.
  if (Object.keys(changes).length === 0) return ok({ id })
  if (before.version !== version) return refuse('versionConflict')
  const fault = placeFault(all, { id, parentId: before.parentId, name })
  if (fault) return refusedFor(fault)
  await updateCategory(trx, partnerId, id, { name, nameEn, pic })
  await held.noteUses({ kind: 'category', refId: id })
  await audit(trx, ctx, 'category.save', `category ${id}`, changes)
  // Goods are found by what their category is called.
  if (changes.title || changes.titleEn) await listAgain(trx, ctx, id)
  return ok({ id })
}

interface MoveInput {
  readonly id: number
  readonly parentId: number
  readonly place: number
}

type Nothing = Record<string, never>

export async function moveCategory(
  ctx: StaffCtx,
  { id, parentId, place }: MoveInput,
): Promise<Result<Nothing, PlaceRefusal | 'partnerWide' | 'notFound'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const moved = await transact<Nothing, PlaceRefusal | 'notFound'>(ctx.services.db, async (trx) => {
    const all = await lockCategories(trx, partnerId)
    const before = all.find((each) => each.id === id)
    if (!before) return refuse('notFound')
    const fault = placeFault(all, { id, parentId, name: before.name })
    if (fault) return refusedFor(fault)
    const order = orderAfter(all, id, parentId, place)
    const present = all.filter((each) => each.parentId === parentId).map((each) => each.id)
    if (order.join() === present.join()) return ok({})
    await arrangeCategories(trx, partnerId, parentId, order)
    const placeOf = (parent: number, ids: readonly number[]) => ({
      parent: nameIn(all, parent),
      place: ids.indexOf(id) + 1,
    })
    const siblings = all.filter((each) => each.parentId === before.parentId).map((each) => each.id)
    const changes = changesOf(placeOf(before.parentId, siblings), placeOf(parentId, order))
    await audit(trx, ctx, 'category.move', `category ${id}`, changes)
    if (parentId !== before.parentId) {
      await listAgain(trx, ctx, id)
      await raiseForCategories(trx, partnerId, new Date(ctx.clock.now()))
    }
    return ok({})
  })
  if (moved.ok) dropCategories(ctx)
  return moved
}

/** Repeatable: one that is gone is gone. */
export async function removeCategory(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Nothing, 'partnerWide' | 'categoryUsed'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const removing = transact<Nothing, 'categoryUsed'>(ctx.services.db, async (trx) => {
    const all = await lockCategories(trx, partnerId)
    const before = all.find((each) => each.id === id)
    if (!before) return ok({})
    const goods = await countGoodsIn(trx, partnerId, id)
    const below = all.filter((each) => each.parentId === id).length
    const { name, nameEn } = before
    if (goods > 0 || below > 0) return refuse('categoryUsed', { name, nameEn, goods, below })
    await (await holdPictures(trx, partnerId, [])).noteUses({ kind: 'category', refId: id })
    await deleteCategory(trx, partnerId, id)
    await audit(
      trx,
      ctx,
      'category.remove',
      `category ${id}`,
      changesOf({ title: before.name }, { title: null }),
    )
    return ok({})
  })
  const removed = await removing.catch((error: unknown) => {
    // Goods came into it at this very moment.
    if (isForeignKeyViolation(error))
      return refuse('categoryUsed', { name: String(id), goods: 1, below: 0 })
    throw error
  })
  if (removed.ok) dropCategories(ctx)
  return removed
}

function refusedFor(fault: PlaceFault): Refused<PlaceRefusal> {
  if (fault === 'noParent') return refuse('badInput', { field: 'parentId' })
  if (fault === 'deep') return refuse('categoryDeep', { limit: maxCategoryLevels })
  return refuse(fault === 'inside' ? 'categoryInside' : 'categoryTaken')
}

const nameIn = (all: readonly CategoryRow[], id: number) =>
  all.find((each) => each.id === id)?.name ?? null

const wordsOf = ({ name, nameEn, pic }: Pick<CategoryRow, 'name' | 'nameEn' | 'pic'>) => ({
  title: name,
  titleEn: nameEn,
  pic: pic?.url ?? null,
})

/** The picture at an address, held for the transaction: of the library, or the one from before; undefined when it is neither. */
async function heldPicture(trx: Db, partnerId: number, url: string, before: PictureRef | null) {
  const held = await holdPictures(trx, partnerId, url ? [url] : [])
  if (!url) return { held, pic: null }
  const [pic] = picturesOf([url], held.pictures, before ? [before] : []) ?? []
  return pic && { held, pic }
}

/** Lists and searches follow within seconds, however many goods there are. */
async function listAgain(trx: Db, ctx: StaffCtx, categoryId: number): Promise<void> {
  const { partnerId } = ctx.scope
  await enqueue(trx, {
    kind: 'listing.category',
    key: `${partnerId}-${categoryId}`,
    payload: { partnerId, categoryId },
    runAt: ctx.clock.now(),
  })
}

function dropCategories({ services, scope: { partnerId } }: StaffCtx): void {
  dropTags(services, [categoryTag(partnerId)])
}
