import type {
  AdminKitchen,
  AdminRecipe,
} from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { choosePictures, pictureUrls } from './kitchen-pictures.ts'
import {
  deleteOne,
  goodsNames,
  insertRecipe,
  kitchenOf,
  lockRecipe,
  putKitchen,
  recipesForAdmin,
  updateRecipe,
  type Filter,
  type KitchenSetup,
  type RecipeRow,
  type RecipeSetup,
} from './kitchen.repo.ts'
import type { StoredIngredient, Words } from './kitchen.tables.ts'

const nowOf = ({ clock }: StaffCtx) => new Date(clock.now())

export async function kitchen(
  ctx: StaffCtx,
): Promise<Result<{ kitchen: AdminKitchen | null }, never>> {
  const row = await kitchenOf(ctx.services.db, ctx.scope)
  if (!row) return ok({ kitchen: null })
  const { id, title, intro, cover, isPublished, version } = row
  return ok({ kitchen: { id, title, intro, cover, isPublished, version } })
}

interface KitchenInput extends Omit<KitchenSetup, 'cover'> {
  readonly version: number
  /** Address of the picture. */
  readonly cover: string
}

/** Repeatable: the same again changes nothing. */
export async function saveKitchen(
  ctx: StaffCtx,
  { version, cover: url, ...words }: KitchenInput,
): Promise<Result<{ id: number }, 'versionConflict' | 'mediaGone'>> {
  const { scope } = ctx
  return transact<{ id: number }, 'versionConflict' | 'mediaGone'>(ctx.services.db, async (trx) => {
    const before = await kitchenOf(trx, scope, 'lock')
    const pictures = await choosePictures(trx, scope.partnerId, 'kitchen', [url], before)
    const cover = pictures.pic(url)
    if (!cover) return refuse('mediaGone')
    const setup = { ...words, cover }
    const changes = changesOf(before ? toldKitchen(before) : {}, toldKitchen(setup))
    if (before && Object.keys(changes).length === 0) return ok({ id: before.id })
    if ((before?.version ?? 0) !== version) return refuse('versionConflict')
    const id = await putKitchen(trx, scope, setup, nowOf(ctx))
    await pictures.note(id)
    await audit(trx, ctx, 'kitchen.save', `kitchen ${id}`, changes)
    return ok({ id })
  })
}

const toldKitchen = ({ title, intro, cover, isPublished }: KitchenSetup) => ({
  title: title.zh,
  titleEn: title.en,
  summary: intro.zh,
  summaryEn: intro.en,
  pic: cover.url,
  isPublished,
})

export async function recipes(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Omit<Filter, 'offset' | 'limit'> & PagePlace,
) {
  const { db } = ctx.services
  const offset = offsetOf({ pageNum, pageSize })
  const { rows, total } = await recipesForAdmin(db, ctx.scope, {
    ...filter,
    offset,
    limit: pageSize,
  })
  const names = await goodsNames(
    db,
    ctx.scope.partnerId,
    rows.flatMap(({ goodsIds }) => goodsIds),
  )
  const list = rows.map((row) => viewOf(ctx, row, names))
  return ok(paged(list, total, { pageNum, pageSize }))
}

/** Goods by their names in the operator's language. */
export function namedGoods(
  { locale }: StaffCtx,
  ids: readonly number[],
  names: ReadonlyMap<number, Words>,
): { id: number; name: string }[] {
  return ids.flatMap((id) => {
    const name = names.get(id)
    return name ? [{ id, name: localised(locale, name.zh, name.en) }] : []
  })
}

function viewOf(ctx: StaffCtx, row: RecipeRow, names: ReadonlyMap<number, Words>): AdminRecipe {
  const {
    partnerId: _partner,
    storeId: _store,
    kitchenId: _kitchen,
    goodsIds,
    updatedAt,
    ...rest
  } = row
  return {
    ...rest,
    goods: namedGoods(ctx, goodsIds, names),
    updatedAt: updatedAt.getTime(),
  }
}

interface RecipeWords extends Omit<RecipeSetup, 'cover' | 'steps' | 'ingredients'> {
  readonly cover: string
  readonly ingredients: StoredIngredient[]
  readonly steps: readonly {
    readonly text: Words
    readonly pic: string | null
    readonly seconds: number | null
  }[]
}

interface RecipeInput extends RecipeWords {
  readonly requestId: string
  readonly id?: number | undefined
  readonly version: number
}

type SaveRefusal = 'notFound' | 'versionConflict' | 'mediaGone' | 'badInput' | 'kitchenFirst'

/** Repeatable: a new one is made once for its request, and the same again changes nothing. */
export async function saveRecipe(
  ctx: StaffCtx,
  { requestId, id, version, ...words }: RecipeInput,
): Promise<Result<{ id: number }, SaveRefusal>> {
  return transact<{ id: number }, SaveRefusal>(ctx.services.db, async (trx) =>
    id === undefined
      ? makeRecipe(trx, ctx, requestId, words)
      : changeRecipe(trx, ctx, id, version, words),
  )
}

async function makeRecipe(
  trx: Db,
  ctx: StaffCtx,
  requestId: string,
  words: RecipeWords,
): Promise<Result<{ id: number }, SaveRefusal>> {
  const { scope } = ctx
  const home = await kitchenOf(trx, scope)
  if (!home) return refuse('kitchenFirst')
  let refused: Refused<SaveRefusal> | undefined
  const made = await makeOnce(trx, ctx, 'recipe.save', requestId, async () => {
    const checked = await setupOf(trx, ctx, words, undefined)
    if (!checked.ok) {
      refused = checked
      return 0
    }
    const newId = await insertRecipe(trx, scope, home.id, checked.value.setup, nowOf(ctx))
    await checked.value.note(newId)
    await audit(
      trx,
      ctx,
      'recipe.save',
      `recipe ${newId}`,
      changesOf({}, told(checked.value.setup)),
    )
    return newId
  })
  return refused ?? ok({ id: made })
}

async function changeRecipe(
  trx: Db,
  ctx: StaffCtx,
  id: number,
  version: number,
  words: RecipeWords,
): Promise<Result<{ id: number }, SaveRefusal>> {
  const before = await lockRecipe(trx, ctx.scope, id)
  if (!before) return refuse('notFound')
  const checked = await setupOf(trx, ctx, words, before)
  if (!checked.ok) return checked
  const { setup, note } = checked.value
  const changes = changesOf(told(before), told(setup))
  if (Object.keys(changes).length === 0) return ok({ id })
  if (before.version !== version) return refuse('versionConflict')
  await updateRecipe(trx, id, setup, nowOf(ctx))
  await note(id)
  await audit(trx, ctx, 'recipe.save', `recipe ${id}`, changes)
  return ok({ id })
}

/** What is said, with the pictures and goods that it names. */
async function setupOf(
  trx: Db,
  { scope: { partnerId } }: StaffCtx,
  words: RecipeWords,
  before: RecipeRow | undefined,
) {
  const goodsIds = [...new Set(words.goodsIds)]
  if ((await goodsNames(trx, partnerId, goodsIds)).size < goodsIds.length)
    return refuse('badInput', { field: 'goodsIds', at: 'goodsIds' })
  const urls = [words.cover, ...words.steps.flatMap(({ pic }) => pic ?? [])]
  const { pic: find, note } = await choosePictures(trx, partnerId, 'recipe', urls, before)
  const cover = find(words.cover)
  if (!cover || urls.some((url) => !find(url))) return refuse('mediaGone')
  const steps = words.steps.map(({ text, pic, seconds }) => ({
    text,
    pic: (pic !== null && find(pic)) || null,
    seconds,
  }))
  const setup: RecipeSetup = { ...words, goodsIds, cover, steps }
  return ok({ setup, note })
}

/** As the audit log tells it. */
const told = (setup: RecipeSetup) => ({
  title: setup.title.zh,
  titleEn: setup.title.en,
  summary: setup.intro.zh,
  summaryEn: setup.intro.en,
  pics: pictureUrls([setup.cover, setup.steps]),
  minutes: setup.minutes,
  servings: setup.servings,
  ingredients: setup.ingredients.map(
    ({ name, amount }) => `${name.zh} ${amount.zh} ${name.en} ${amount.en}`,
  ),
  steps: setup.steps.map(({ text, seconds }) => [text.zh, text.en, seconds ?? ''].join(' ')),
  goodsIds: setup.goodsIds,
  isPublished: setup.isPublished,
  place: setup.place,
})

/** Repeatable: one that is gone is gone. */
export async function removeRecipe(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, never>> {
  return transact<Record<string, never>, never>(ctx.services.db, async (trx) => {
    const before = await lockRecipe(trx, ctx.scope, id)
    if (!before) return ok({})
    const none = await choosePictures(trx, ctx.scope.partnerId, 'recipe', [], undefined)
    await none.note(id)
    await deleteOne(trx, 'recipe', id)
    const changes = changesOf({ title: before.title.zh }, { title: null })
    await audit(trx, ctx, 'recipe.remove', `recipe ${id}`, changes)
    return ok({})
  })
}
