import type {
  Article,
  ArticlePart,
  ArticleTile,
} from '@mallard/contract/content/article/article.fields'
import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { type Locale, minute, ok, refuse, type Result } from '@mallard/kernel'
import { cardsOf } from '#features/catalog/search/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import {
  articleId,
  findArticle,
  likesOf,
  listTiles,
  setLike,
  tilesBeside,
  type Likes,
  type TileRow,
} from './article.repo.ts'
import { bodyParts, lightPictures } from './article.rules.ts'
import { commentCount } from './comment.repo.ts'

/** Articles that are offered after one. */
const moreShown = 4
/** A minute, of a member. */
const maxLikes = 120

const nowOf = ({ clock }: Pick<Ctx, 'clock'>) => new Date(clock.now())

function tileOf(row: TileRow, locale: Locale): ArticleTile {
  return {
    url: row.url,
    title: localised(locale, row.title, row.titleEn),
    summary: localised(locale, row.summary, row.summaryEn),
    author: localised(locale, row.author, row.authorEn),
    cover: row.cover,
    publishAt: row.publishAt.getTime(),
    likeCount: row.likeCount,
  }
}

/** Tiles of published articles, as content pages show them. */
export async function tilesFor(
  { services, scope, locale }: Pick<Ctx, 'services' | 'scope' | 'locale'>,
  choice: { readonly urls: readonly string[] } | { readonly count: number },
): Promise<ArticleTile[]> {
  const at = new Date(services.clock.now())
  const rows = await listTiles(services.db, scope.partnerId, at, choice)
  return rows.map((row) => tileOf(row, locale))
}

/** Its pieces; goods that the store does not sell are left out of them. */
export async function articleV2(
  ctx: Ctx,
  { url }: { url: string },
): Promise<Result<Article, 'notFound'>> {
  const { services, scope, locale, shopper } = ctx
  const { db } = services
  const row = await findArticle(db, scope.partnerId, url, nowOf(ctx))
  if (!row) return refuse('notFound')
  const body = bodyParts(localised(locale, row.html, row.htmlEn))
  const inBody = body.flatMap((part) => (part.kind === 'goods' ? [part.itemId] : []))
  const [cards, more, likes, comments] = await Promise.all([
    cardsOf(services, scope, [...new Set([...inBody, ...row.goodsIds])], locale),
    tilesBeside(db, scope.partnerId, nowOf(ctx), row.id, moreShown),
    likesOf(db, row.id, shopper?.id),
    commentCount(db, row.id),
  ])
  const sold = new Map<number, GoodsCard>(cards.map((card) => [card.itemId, card]))
  return ok({
    ...tileOf(row, locale),
    ...likes,
    id: row.id,
    updatedAt: row.updatedAt.getTime(),
    parts: body.flatMap((part): ArticlePart[] => {
      if (part.kind === 'text') return [{ ...part, html: lightPictures(part.html) }]
      const goods = sold.get(part.itemId)
      return goods ? [{ kind: 'goods', goods }] : []
    }),
    commentCount: comments,
    goods: row.goodsIds.flatMap((id) => sold.get(id) ?? []),
    more: more.map((each) => tileOf(each, locale)),
  })
}

/** With `liked` it can be sent again; without it, again takes it back. */
export async function like(
  ctx: ShopperCtx,
  { url, liked }: { url: string; liked?: boolean | undefined },
): Promise<Result<Likes, 'notFound' | 'tooOften'>> {
  const { services, scope, shopper } = ctx
  const id = await articleId(services.db, scope.partnerId, url, nowOf(ctx))
  if (id === undefined) return refuse('notFound')
  if (!(await services.limiter.take(`article-like:${shopper.id}`, maxLikes, minute)))
    return refuse('tooOften')
  const who = { partnerId: scope.partnerId, memberId: shopper.id }
  const now = await setLike(services.db, who, id, liked, nowOf(ctx))
  const { likeCount } = await likesOf(services.db, id, shopper.id)
  return ok({ liked: now, likeCount })
}
