import type { Block, CmsPage } from '@mallard/contract/cms/cms.fields'
import { ok, refuse, type Result, scopeText } from '@mallard/kernel'
import { cardsOf, firstCards } from '#features/catalog/index.ts'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Ctx } from '#platform/http/context.ts'
import { findAgreement } from './agreement.repo.ts'
import { inLocale } from './agreement.rules.ts'
import { findPage } from './cms.repo.ts'
import type { GoodsChoice, StoredBlock } from './cms.tables.ts'

const cacheTime = 4000

export async function v1a(ctx: Ctx, input: { type: string }): Promise<Result<Prebuilt, 'notFound'>> {
  return pageOf(ctx, 'a', input.type)
}

export async function v1b(ctx: Ctx, input: { type: string }): Promise<Result<Prebuilt, 'notFound'>> {
  return pageOf(ctx, 'b', input.type)
}

async function pageOf(ctx: Ctx, version: 'a' | 'b', type: string): Promise<Result<Prebuilt, 'notFound'>> {
  const built = await ctx.services.cache.get(`cms:${scopeText(ctx.scope)}:${version}:${type}:${ctx.locale}`, cacheTime, async () => {
    const page = await findPage(ctx.services.db, ctx.scope, version, type)
    if (!page) return undefined
    const stored = ctx.locale === 'en' ? page.blocks_en : page.blocks
    const reply: CmsPage = {
      type: page.type,
      title: (ctx.locale === 'en' && page.title_en) || page.title,
      description: page.description,
      share: page.share,
      blocks: await Promise.all(stored.map((block) => filled(ctx, block))),
    }
    return new Prebuilt(JSON.stringify(reply))
  })
  return built ? ok(built) : refuse('notFound')
}

/** Puts the goods of now into a stored block. */
async function filled(ctx: Ctx, block: StoredBlock): Promise<Block> {
  if (!('choose' in block)) return block
  const { choose, ...rest } = block
  return { ...rest, goods: await chosen(ctx, choose) } as Block
}

async function chosen(ctx: Ctx, choice: GoodsChoice) {
  if ('ids' in choice) return cardsOf(ctx.services, ctx.scope, choice.ids, ctx.locale)
  return firstCards(ctx.services, ctx.scope, choice.categoryId ?? undefined, choice.sort, choice.count, ctx.locale)
}

interface Agreement {
  code: string
  title: string
  html: string
  version: string
  updatedAt: number
}

export async function agreement(ctx: Ctx, input: { code: string }): Promise<Result<Agreement, 'notFound'>> {
  const found = await findAgreement(ctx.services.db, ctx.scope.partnerId, input.code)
  if (!found) return refuse('notFound')
  const { code, version, updated_at: updatedAt } = found
  const [title, html] = [inLocale(found.title, found.title_en, ctx.locale), inLocale(found.html, found.html_en, ctx.locale)]
  return ok({ code, version, updatedAt: updatedAt.getTime(), title, html })
}

/** What a store is shared with: the card of its home page. */
export async function storeCard({ db }: Pick<Ctx['services'], 'db'>, scope: Ctx['scope']): Promise<CmsPage['share'] | undefined> {
  return (await findPage(db, scope, 'a', 'home'))?.share
}
