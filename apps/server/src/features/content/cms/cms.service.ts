import type { CmsPage } from '@mallard/contract/content/cms/cms.fields'
import { ok, refuse, type Result, scopeText } from '@mallard/kernel'
import { localised, textIn } from '#platform/locale.rules.ts'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Ctx } from '#platform/http/context.ts'
import { pageTags } from './cache-tags.ts'
import { findAgreement } from './agreement.repo.ts'
import { findPage } from './cms.repo.ts'
import { drawnAgreement, isDrawn } from './drawn-agreements.service.ts'
import { filledBlocks } from './filled-blocks.service.ts'
import type { PageParts } from './page-parts.ts'
import { standardPage } from './standard-pages.rules.ts'
import { knownBlocks } from './stored-blocks.rules.ts'

const cacheTime = 4000

export async function v1a(
  ctx: Ctx,
  input: { type: string },
  parts: PageParts,
): Promise<Result<Prebuilt, 'notFound'>> {
  return pageOf(ctx, 'a', input.type, parts)
}

export async function v1b(
  ctx: Ctx,
  input: { type: string },
  parts: PageParts,
): Promise<Result<Prebuilt, 'notFound'>> {
  return pageOf(ctx, 'b', input.type, parts)
}

async function pageOf(
  ctx: Ctx,
  version: 'a' | 'b',
  type: string,
  parts: PageParts,
): Promise<Result<Prebuilt, 'notFound'>> {
  const built = await ctx.services.cache.get(
    `cms:${scopeText(ctx.scope)}:${version}:${type}:${ctx.locale}`,
    cacheTime,
    async () => {
      const page = await pageIn(ctx, version, type)
      if (!page) return undefined
      const { stored, ...words } = page
      const reply: CmsPage = { ...words, blocks: await filledBlocks(ctx, stored, parts) }
      return new Prebuilt(JSON.stringify(reply))
    },
    pageTags(ctx.scope),
  )
  return built ? ok(built) : refuse('notFound')
}

/** The store's own page, else what every store has of it. */
async function pageIn({ services, scope, locale }: Ctx, version: 'a' | 'b', type: string) {
  const page = await findPage(services.db, scope, version, type)
  if (!page) return standardPage(version, type, locale)
  const { type: ownType, title, title_en, description, share, blocks, blocks_en } = page
  return {
    type: ownType,
    title: localised(locale, title, title_en),
    description,
    share,
    stored: knownBlocks(textIn(locale, [blocks, blocks_en])),
  }
}

interface Agreement {
  code: string
  title: string
  html: string
  version: string
  updatedAt: number
}

export async function agreement(
  ctx: Ctx,
  input: { code: string },
): Promise<Result<Agreement, 'notFound'>> {
  if (isDrawn(input.code)) return drawnAgreement(ctx, input.code)
  const found = await findAgreement(ctx.services.db, ctx.scope.partnerId, input.code)
  if (!found) return refuse('notFound')
  const { code, version, updated_at: updatedAt } = found
  const [title, html] = [
    localised(ctx.locale, found.title, found.title_en),
    localised(ctx.locale, found.html, found.html_en),
  ]
  return ok({ code, version, updatedAt: updatedAt.getTime(), title, html })
}

/** What a store is shared with: the card of its home page. */
export async function storeCard(
  { db }: Pick<Ctx['services'], 'db'>,
  scope: Ctx['scope'],
): Promise<CmsPage['share'] | undefined> {
  return (await findPage(db, scope, 'a', 'home'))?.share
}
