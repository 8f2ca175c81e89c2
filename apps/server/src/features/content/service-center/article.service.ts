import type {
  Article,
  ArticleCard,
  ServiceCategory,
} from '@mallard/contract/content/service-center/service-center.calls'
import type { ArticleKind } from '@mallard/contract/content/service-center/service-center.codes'
import { hour, type Locale, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { termsOf } from '#features/catalog/catalog/index.ts'
import { cardsOf } from '#features/catalog/search/index.ts'
import { wherever } from '#features/shop/store/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx } from '#platform/http/context.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import {
  categoriesWithArticles,
  findArticle,
  goodsOfSku,
  listArticles,
  noteReader,
  noteVote,
  ownersOfArticle,
  saidBy,
  type ArticleRow,
  type CategoryRow,
  type Reader,
} from './article.repo.ts'
import { summaryOf } from './article.rules.ts'

/** An hour, of all who share a network: readers who throw their cookies away are many. */
const readsOfNetwork = 600

interface ListInput {
  readonly pageNum: number
  readonly pageSize: number
  readonly q?: string | undefined
  readonly categoryId?: number | undefined
  readonly productSn?: string | undefined
}

const titleOf = (row: ArticleRow, locale: Locale) => localised(locale, row.title, row.titleEn)
const htmlOf = (row: ArticleRow, locale: Locale) => localised(locale, row.html, row.htmlEn)

function cardOf(row: ArticleRow, locale: Locale): ArticleCard {
  const { id, kind, reads, updatedAt } = row
  const summary = summaryOf(htmlOf(row, locale))
  return { id, kind, title: titleOf(row, locale), summary, reads, updatedAt: updatedAt.getTime() }
}

function textOf(row: ArticleRow, locale: Locale) {
  const { id, kind, reads, helpful, updatedAt } = row
  return {
    id,
    kind,
    title: titleOf(row, locale),
    html: htmlOf(row, locale),
    reads,
    helpful,
    updatedAt: updatedAt.getTime(),
  }
}

/** A page of published articles; words that have nothing to be found by find nothing. */
async function pageOfArticles<T>(
  ctx: Ctx,
  kind: ArticleKind | undefined,
  { pageNum, pageSize, q = '', categoryId, productSn }: ListInput,
  view: (row: ArticleRow, locale: Locale) => T,
): Promise<Page<T>> {
  const terms = q === '' ? undefined : termsOf(q)
  const offset = (pageNum - 1) * pageSize
  const wanted = { kind, terms, categoryId, productSn, offset, limit: pageSize }
  const { rows, total } =
    terms?.tokens.length === 0
      ? { rows: [], total: 0 }
      : await listArticles(ctx.services.db, ctx.scope.partnerId, wanted)
  const list = rows.map((row) => view(row, ctx.locale))
  return paged(list, total, { pageNum, pageSize })
}

/** Lists one kind of articles, or all of them. */
export const listOf =
  (kind?: ArticleKind) =>
  async (ctx: Ctx, asked: ListInput): Promise<Result<Page<ArticleCard>, never>> =>
    ok(await pageOfArticles(ctx, kind, asked, cardOf))

/** All of a partner: of the one who has the policy that is asked for, if there is one. */
export async function policy(ctx: Ctx, { id, ...asked }: ListInput & { id?: number | undefined }) {
  const { db } = ctx.services
  const isThere = async ({ partnerId }: Scope) =>
    id === undefined || (await findArticle(db, partnerId, id, 'policy'))
  const found = await wherever(ctx, {
    find: async (store) => ((await isThere(store)) ? ok(store) : refuse('notFound')),
    ownersOf: async () => (id === undefined ? [] : ownersOfArticle(db, id)),
  })
  const store = found.ok ? found.value : ctx.scope
  const page = await pageOfArticles({ ...ctx, scope: store }, 'policy', asked, textOf)
  return ok({ ...page, store })
}

interface OneInput {
  readonly id: number
  readonly partnerId?: number | undefined
}

/** One article of a kind, of a partner if it is named, else of whoever wrote it. */
export const detailOf =
  (kind: ArticleKind) =>
  async (ctx: Ctx, { id, partnerId }: OneInput): Promise<Result<Article, 'notFound'>> =>
    wherever(ctx, {
      partnerId,
      find: (store) => articleIn({ ...ctx, scope: store }, id, kind),
      ownersOf: () => ownersOfArticle(ctx.services.db, id),
    })

/** One article as a store of its partner shows it. */
export async function articleIn(
  ctx: Ctx,
  id: number,
  kind: ArticleKind,
): Promise<Result<Article, 'notFound'>> {
  const { db } = ctx.services
  const { partnerId, storeId } = ctx.scope
  const row = await findArticle(db, partnerId, id, kind)
  if (!row) return refuse('notFound')
  const [categoryRows, goods] = await Promise.all([
    categoriesWithArticles(db, partnerId, id),
    goodsOf(ctx, row.productSn),
  ])
  const known = categoryRows.map((each) => ({ id: each.id, name: nameOf(each, ctx.locale) }))
  const store = { partnerId, storeId }
  return ok({ ...textOf(row, ctx.locale), store, categories: known, goods })
}

async function goodsOf(ctx: Ctx, productSn: string | null): Promise<Article['goods']> {
  const { services, scope, locale } = ctx
  const goodsId = productSn && (await goodsOfSku(services.db, scope.partnerId, productSn))
  if (!goodsId) return null
  const [card] = await cardsOf(services, scope, [goodsId], locale)
  return card ? { itemId: card.itemId, title: card.title, pic: card.pic } : null
}

const nameOf = ({ name, nameEn }: CategoryRow, locale: Locale) => localised(locale, name, nameEn)

export async function categories(ctx: Ctx): Promise<Result<ServiceCategory[], never>> {
  const rows = await categoriesWithArticles(ctx.services.db, ctx.scope.partnerId)
  return ok(
    rows.map((row) => ({
      id: row.id,
      name: nameOf(row, ctx.locale),
      pic: row.pic,
      count: row.count,
    })),
  )
}

/** Who reads; nobody without a session, or with one of another partner. */
function readerOf({ session, shopper, scope }: Ctx): Reader | undefined {
  if (shopper) return { memberId: shopper.id }
  return session?.partnerId === scope.partnerId ? { sessionId: session.id } : undefined
}

export async function read(
  ctx: Ctx,
  { id }: { id: number },
): Promise<Result<{ isHelpful: boolean | null }, 'notFound'>> {
  const { db } = ctx.services
  if (!(await findArticle(db, ctx.scope.partnerId, id))) return refuse('notFound')
  const reader = readerOf(ctx)
  if (!reader) return ok({ isHelpful: null })
  // Beyond the limit a reader still reads; they are counted no more.
  if (await mayCount(ctx)) await noteReader(db, ctx.scope.partnerId, id, reader, nowOf(ctx))
  return ok({ isHelpful: await saidBy(db, id, reader) })
}

const mayCount = ({ services, ip }: Ctx) =>
  takeOfNetwork(services.limiter, 'service-read', ip, readsOfNetwork, hour)
const nowOf = ({ clock }: Ctx) => new Date(clock.now())

/** Repeatable: what a reader said first stands. Who says something has read it. */
export async function vote(
  ctx: Ctx,
  { id, isHelpful }: { id: number; isHelpful: boolean },
): Promise<Result<{ isHelpful: boolean | null; helpful: number }, 'notFound' | 'tooOften'>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (!(await findArticle(db, partnerId, id))) return refuse('notFound')
  const reader = readerOf(ctx)
  if (reader) {
    if (!(await mayCount(ctx))) return refuse('tooOften')
    await transact(db, async (trx) => {
      await noteReader(trx, partnerId, id, reader, nowOf(ctx))
      return ok(await noteVote(trx, id, reader, isHelpful))
    })
  }
  const [said, row] = await Promise.all([
    reader ? saidBy(db, id, reader) : null,
    findArticle(db, partnerId, id),
  ])
  return row ? ok({ isHelpful: said, helpful: row.helpful }) : refuse('notFound')
}
