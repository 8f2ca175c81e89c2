import type {
  GoodsHelp,
  Guide,
  GuideCard,
  Kitchen,
  KitchenCard,
  Recipe,
  RecipeCard,
} from '@mallard/contract/content/kitchen/kitchen.fields'
import { type Locale, ok, refuse, type Result, type Scope, scopeText } from '@mallard/kernel'
import { cardsOf } from '#features/catalog/search/index.ts'
import {
  manualOf,
  manualOfGoods,
  manualsOf,
  ownersOfManual,
} from '#features/content/service-center/index.ts'
import { lightPictures } from '#features/content/article/index.ts'
import { isStoreOpen, wherever } from '#features/shop/store/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { adminTag } from '#platform/cache-tags.ts'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import {
  findKitchen,
  findRecipe,
  guidesOf,
  kitchenOf,
  ownersOfGuide,
  recipesOf,
  type GuideRow,
  type KitchenRow,
  type RecipeRow,
} from './kitchen.repo.ts'
import type { Words } from './kitchen.tables.ts'

/** Milliseconds that prices of goods may be old, as on their own page. */
const keptFor = 4_000

/**
 * The answer to everybody who asks in this language, written once for a while: goods and their
 * prices make it dear. What staff of the partner change drops it.
 */
const keep = <T>(
  { services, locale }: Pick<Ctx, 'services' | 'locale'>,
  partnerId: number,
  name: string,
  write: () => Promise<T>,
): Promise<T> =>
  services.cache.get(`kitchen:${name}:${locale}`, keptFor, write, [adminTag(partnerId)])

const written = (value: unknown) => new Prebuilt(JSON.stringify(value))

async function keptAnswer(
  ctx: Pick<Ctx, 'services' | 'locale'>,
  partnerId: number,
  name: string,
  make: () => Promise<unknown>,
): Promise<Result<Prebuilt, 'notFound'>> {
  const kept = await keep(ctx, partnerId, name, async () => {
    const value = await make()
    return value === undefined ? undefined : written(value)
  })
  return kept ? ok(kept) : refuse('notFound')
}

const say = ({ zh, en }: Words, locale: Locale) => localised(locale, zh, en)

function cardOf({ id, title, cover, minutes, servings }: RecipeRow, locale: Locale): RecipeCard {
  return { id, title: say(title, locale), cover, minutes, servings }
}

/** The number names no store, so nothing before this asked whether it is open. */
async function openKitchen(services: Services, id: number): Promise<KitchenRow | undefined> {
  const found = await findKitchen(services.db, id)
  return found && (await isStoreOpen(services, found)) ? found : undefined
}

/** Of whatever open store: a link to it is good in every one. */
export async function kitchen(
  ctx: Ctx,
  { id }: { id: number },
): Promise<Result<Prebuilt, 'notFound'>> {
  const { services, locale } = ctx
  const found = await openKitchen(services, id)
  if (!found) return refuse('notFound')
  return keptAnswer(ctx, found.partnerId, String(id), async (): Promise<Kitchen> => {
    const store = { partnerId: found.partnerId, storeId: found.storeId }
    const [recipes, manuals] = await Promise.all([
      recipesOf(services.db, found),
      manualsOf(services, store, locale),
    ])
    return {
      id,
      store,
      title: say(found.title, locale),
      intro: say(found.intro, locale),
      cover: found.cover,
      recipes: recipes.map((row) => cardOf(row, locale)),
      manuals,
    }
  })
}

/** What leads to the kitchen of the store that one is in. */
export async function storeKitchen({
  services,
  scope,
  locale,
}: Ctx): Promise<Result<{ kitchen: KitchenCard | null }, never>> {
  const found = await kitchenOf(services.db, scope)
  if (!found?.isPublished) return ok({ kitchen: null })
  const { id, title, intro, cover } = found
  return ok({ kitchen: { id, title: say(title, locale), intro: say(intro, locale), cover } })
}

export async function recipe(
  ctx: Ctx,
  { id, recipeId }: { id: number; recipeId: number },
): Promise<Result<Prebuilt, 'notFound'>> {
  const { services, locale } = ctx
  const found = await openKitchen(services, id)
  if (!found) return refuse('notFound')
  const load = async (): Promise<Recipe | undefined> => {
    const row = await findRecipe(services.db, found, recipeId)
    if (!row) return undefined
    const store = { partnerId: found.partnerId, storeId: found.storeId }
    return {
      ...cardOf(row, locale),
      kitchenId: id,
      store,
      intro: say(row.intro, locale),
      ingredients: row.ingredients.map(({ name, amount }) => ({
        name: say(name, locale),
        amount: say(amount, locale),
      })),
      steps: row.steps.map(({ text, pic, seconds }) => ({ text: say(text, locale), pic, seconds })),
      goods: await cardsOf(services, store, row.goodsIds, locale),
    }
  }
  return keptAnswer(ctx, found.partnerId, `${id}:${recipeId}`, load)
}

/** The manual of goods, of a partner if it is named, else of whoever has one. */
export async function kitchenInstruction(
  ctx: Ctx,
  { productSn, partnerId }: { productSn: string; partnerId?: number | undefined },
): Promise<Result<Prebuilt, 'notFound'>> {
  return wherever(ctx, {
    partnerId,
    find: (store) =>
      keptAnswer(ctx, store.partnerId, `manual:${scopeText(store)}:${productSn}`, async () =>
        valueOf(await manualOf({ ...ctx, scope: store }, productSn)),
      ),
    ownersOf: () => ownersOfManual(ctx.services.db, productSn),
  })
}

const valueOf = <T>(found: Result<T, 'notFound'>) => (found.ok ? found.value : undefined)

function guideCard(row: GuideRow, locale: Locale): GuideCard {
  return {
    productId: row.goodsId,
    title: say(row.title, locale),
    intro: say(row.intro, locale),
    pic: row.pic,
    sections: row.sections.length,
  }
}

/** Of the partner whose store was visited last, alike in all of its stores. */
export async function productGuides(ctx: Ctx): Promise<Result<Prebuilt, never>> {
  const { partnerId } = ctx.scope
  const kept = keep(ctx, partnerId, `guides:${partnerId}`, async () => {
    const rows = await guidesOf(ctx.services.db, partnerId)
    return written(rows.map((row) => guideCard(row, ctx.locale)))
  })
  return ok(await kept)
}

export async function productGuide(
  ctx: Ctx,
  { productId }: { productId: number },
): Promise<Result<Prebuilt, 'notFound'>> {
  return wherever(ctx, {
    find: (store) =>
      keptAnswer(ctx, store.partnerId, `guide:${scopeText(store)}:${productId}`, () =>
        guideIn(ctx, store, productId),
      ),
    ownersOf: () => ownersOfGuide(ctx.services.db, productId),
  })
}

/** What leads from goods to what is written about them. */
export async function goodsHelp(
  ctx: Ctx,
  { productId }: { productId: number },
): Promise<Result<Prebuilt, never>> {
  const { services, scope, locale } = ctx
  const { partnerId } = scope
  const kept = keep(ctx, partnerId, `help:${partnerId}:${productId}`, async () => {
    const [[guide], manual] = await Promise.all([
      guidesOf(services.db, partnerId, productId),
      manualOfGoods(services.db, partnerId, productId),
    ])
    const help: GoodsHelp = {
      guide: guide ? { title: say(guide.title, locale) } : null,
      manual: manual
        ? {
            title: localised(locale, manual.title, manual.titleEn),
            productSn: manual.productSn,
          }
        : null,
    }
    return written(help)
  })
  return ok(await kept)
}

async function guideIn(
  { services, locale }: Ctx,
  store: Scope,
  productId: number,
): Promise<Guide | undefined> {
  const [row] = await guidesOf(services.db, store.partnerId, productId)
  if (!row) return undefined
  const [goods, parts] = await Promise.all([
    cardsOf(services, store, [productId], locale),
    cardsOf(services, store, row.goodsIds, locale),
  ])
  return {
    ...guideCard(row, locale),
    store,
    sections: row.sections.map(({ title, html, pic, checks }) => ({
      title: say(title, locale),
      html: lightPictures(say(html, locale)),
      pic,
      checks: checks.map((check) => say(check, locale)),
    })),
    goods: goods[0] ?? null,
    parts,
  }
}
