import { withPictures } from '@mallard/contract/content/cms/block-language.codes'
import type { CmsPage } from '@mallard/contract/content/cms/cms.fields'
import type { PageLayout } from '@mallard/contract/content/cms/page.codes'
import { href } from '@mallard/contract/paths'
import { day, ok, refuse, type Result } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, StaffCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import { blocksIn } from './draft.rules.ts'
import { filledBlocks } from './filled-blocks.service.ts'
import type { PageParts } from './page-parts.ts'
import { findWork } from './page.repo.ts'
import { knownBlocks } from './stored-blocks.rules.ts'
import { findToken, insertToken, pageOfToken } from './version.repo.ts'

/** A draft is shown to whoever has its token for so long (content-and-service.md §1). */
const tokenTime = day

interface Shared {
  link: string
  until: number
}

/** An address that shows the draft. Repeatable: one that is valid for half its time is told again. */
export async function preview(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<Shared, 'notFound'>> {
  const { services, scope, staff, clock } = ctx
  const now = clock.now()
  return transact<Shared, 'notFound'>(services.db, async (trx) => {
    const work = await findWork(trx, scope, { id }, 'lock')
    if (!work) return refuse('notFound')
    let shared = await findToken(trx, scope, id, new Date(now + tokenTime / 2))
    if (!shared) {
      shared = { token: randomToken(), until: new Date(now + tokenTime) }
      await insertToken(trx, scope, { ...shared, pageId: id, staffId: staff.id })
      await audit(trx, ctx, 'page.preview', `page ${id}`, {
        until: { before: null, after: shared.until.getTime() },
      })
    }
    const { partnerId, storeId } = scope
    const path = href('preview', { partnerId, storeId, type: work.type, url: shared.token })
    return ok({ link: services.publicUrl + path, until: shared.until.getTime() })
  })
}

type Draft = CmsPage & { layout: PageLayout; savedAt: number; until: number | null }

/** The draft of a page, to who holds a token of it, and to staff who may read pages. */
export async function draftShown(
  ctx: Ctx,
  { type, url }: { readonly type: string; readonly url: string },
  parts: PageParts,
): Promise<Result<Draft, 'notFound'>> {
  const { services, scope, locale } = ctx
  const known = await whichPage(ctx, type, url)
  const work = known && (await findWork(services.db, scope, known.which))
  if (!work || work.type !== type) return refuse('notFound')
  const { content } = work
  const stored = knownBlocks(blocksIn(content, locale).map(withPictures))
  return ok({
    type,
    title: localised(locale, content.title, content.titleEn),
    description: content.description,
    share: content.share,
    blocks: await filledBlocks(ctx, stored, parts),
    layout: work.layout,
    savedAt: work.savedAt.getTime(),
    until: known.until,
  })
}

async function whichPage({ services, scope, staff, clock }: Ctx, type: string, url: string) {
  if (url === 'a' || url === 'b') {
    if (!staff?.rights.includes('page.read')) return undefined
    return { which: { layout: url, type } as const, until: null }
  }
  const token = await pageOfToken(services.db, scope, url, new Date(clock.now()))
  return token && { which: { id: token.id }, until: token.until.getTime() }
}
