import {
  blockIn,
  withPictures,
  type Language,
} from '@mallard/contract/content/cms/block-language.codes'
import type { Block } from '@mallard/contract/content/cms/cms.fields'
import type {
  AdminPage,
  AdminPageRow,
  BlockPair,
  Finding,
  PageContent,
} from '@mallard/contract/content/cms/page-admin.calls'
import type { PageLayout } from '@mallard/contract/content/cms/page.codes'
import { contentPlace } from '@mallard/contract/content-pages'
import { ok, refuse, type Refused, type Result, type Scope } from '@mallard/kernel'
import { holdPictures } from '#features/catalog/media/index.ts'
import { liveCoupons } from '#features/pricing/coupon/index.ts'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sanitizeRich } from '#platform/rich-text.ts'
import { cleanBlocks, picturesIn } from './draft.rules.ts'
import { filledBlock } from './filled-blocks.service.ts'
import { findingsOf } from './page-check.service.ts'
import type { PageParts } from './page-parts.ts'
import { findWork, insertPage, listPages, writeDraft, type PageRow } from './page.repo.ts'
import { knownBlock } from './stored-blocks.rules.ts'
import { findVersion, versionsOf } from './version.repo.ts'

function rowView(scope: Scope, row: PageRow): AdminPageRow {
  const { id, layout, type, title, isPublished, savedBy } = row
  return {
    id,
    layout,
    type,
    path: contentPlace(scope, layout, type).path,
    title,
    isPublished,
    isChanged: row.revision !== row.publishedRevision,
    publishAt: row.publishAt?.getTime() ?? null,
    savedAt: row.savedAt.getTime(),
    savedBy,
  }
}

export async function list(
  ctx: StaffCtx,
  { pageNum, pageSize, q }: PagePlace & { readonly q?: string | undefined },
) {
  const offset = offsetOf({ pageNum, pageSize })
  const { db } = ctx.services
  const { rows, total } = await listPages(db, ctx.scope, { q, offset, limit: pageSize })
  const view = rows.map((row) => rowView(ctx.scope, row))
  return ok(paged(view, total, { pageNum, pageSize }))
}

type ById = { readonly id: number }

export async function detail(
  ctx: Pick<StaffCtx, 'services' | 'scope'>,
  { id }: ById,
): Promise<Result<AdminPage, 'notFound'>> {
  const work = await findWork(ctx.services.db, ctx.scope, { id })
  if (!work) return refuse('notFound')
  const versions = await versionsOf(ctx.services.db, ctx.scope, id)
  return ok({
    ...rowView(ctx.scope, work),
    content: work.content,
    revision: work.revision,
    problem: work.problem,
    versions: versions.map(({ publishedAt, ...row }) => ({
      ...row,
      publishedAt: publishedAt.getTime(),
    })),
  })
}

export async function version(
  ctx: StaffCtx,
  { id, number }: ById & { readonly number: number },
): Promise<Result<PageContent, 'notFound'>> {
  const found = await findVersion(ctx.services.db, ctx.scope, id, number)
  return found ? ok(found.content) : refuse('notFound')
}

interface NewPage {
  readonly requestId: string
  readonly layout: PageLayout
  readonly type: string
  readonly title: string
  readonly titleEn: string
  readonly like?: number | undefined
}

type CreateRefusal = 'pageTaken' | 'notFound'

/** Repeatable: the same request makes one page. */
export async function create(
  ctx: StaffCtx,
  { requestId, layout, type, title, titleEn, like }: NewPage,
): Promise<Result<ById, CreateRefusal>> {
  const { services, scope, staff, clock } = ctx
  return transact<ById, CreateRefusal>(services.db, async (trx) => {
    let refused: Refused<CreateRefusal> | undefined
    const id = await makeOnce(trx, ctx, 'page.create', requestId, async () => {
      const model = like === undefined ? undefined : await findWork(trx, scope, { id: like })
      if (like !== undefined && !model) {
        refused = refuse('notFound')
        return 0
      }
      const blocks = model?.content.blocks ?? []
      const share = { title, text: '', pic: null }
      const content: PageContent = { title, titleEn, description: '', share, blocks }
      const at = new Date(clock.now())
      const made = await insertPage(trx, scope, { layout, type, content }, at)
      if (made === undefined) {
        refused = refuse('pageTaken')
        return 0
      }
      const staffId = staff.id
      await writeDraft(trx, scope, {
        pageId: made,
        revision: 1,
        publishedRevision: 0,
        content,
        staffId,
        at,
      })
      await noteUses(trx, scope, made, [content])
      await audit(trx, ctx, 'page.create', `page ${made}`, changesOf({}, { layout, type, title }))
      return made
    })
    return refused ?? ok({ id })
  })
}

type SaveRefusal = 'notFound' | 'versionConflict' | 'pageScheduled' | 'badInput'

type SaveInput = PageContent & ById & { readonly revision: number }

/** Repeatable: what is there already changes nothing. */
export async function save(
  ctx: StaffCtx,
  { id, revision, ...input }: SaveInput,
): Promise<Result<AdminPage, SaveRefusal>> {
  const { services, scope, staff, clock } = ctx
  const blocks = cleanBlocks(input.blocks, sanitizeRich)
  if (typeof blocks === 'number') return refuse('badInput', { field: `blocks.${blocks}` })
  const content: PageContent = { ...input, blocks }
  const saved = await transact<null, SaveRefusal>(services.db, async (trx) => {
    const work = await findWork(trx, scope, { id }, 'lock')
    if (!work) return refuse('notFound')
    if (isSame(work.content, content)) return ok(null)
    if (work.publishAt) return refuse('pageScheduled')
    if (work.revision !== revision) return refuse('versionConflict')
    const strange = await noteUses(trx, scope, id, [content, work.live], picturesIn(work.content))
    if (strange !== undefined) return refuse('badInput', { field: strange })
    await writeDraft(trx, scope, {
      pageId: id,
      revision: revision + 1,
      publishedRevision: work.revision === 0 ? 0 : work.publishedRevision,
      content,
      staffId: staff.id,
      at: new Date(clock.now()),
    })
    const changes = changesOf(told(work.content), told(content))
    await audit(trx, ctx, 'page.save', `page ${id}`, changes)
    return ok(null)
  })
  return saved.ok ? detail(ctx, { id }) : saved
}

/** As JSON has it, whatever the order of its names: a database has its own. */
export const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)

const sorted = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** As the audit log tells it. */
export const told = ({ title, titleEn, description, blocks }: PageContent) => ({
  title,
  titleEn,
  description,
  blocks: blocks.map((pair) => String((pair.zh ?? pair.en)?.['kind'])).join(' '),
})

/**
 * Notes which pictures of the library a page shows, in its draft and to shoppers. Answers with the
 * first that is neither in the library nor on the page before.
 */
export async function noteUses(
  trx: Db,
  { partnerId }: Scope,
  pageId: number,
  shown: readonly PageContent[],
  before: readonly string[] = [],
): Promise<string | undefined> {
  const urls = picturesIn(shown)
  const held = await holdPictures(trx, partnerId, urls)
  await held.noteUses({ kind: 'page', refId: pageId })
  const known = new Set([...before, ...picturesIn(shown.slice(1))])
  return picturesIn(shown[0]).find((url) => !held.pictures.has(url) && !known.has(url))
}

interface DrawInput {
  readonly lang: Language
  readonly titleEn: string
  readonly blocks: readonly BlockPair[]
}

/** What a page would show now, with what is wrong with it; nothing of it is kept. */
export async function draw(
  ctx: StaffCtx,
  { lang, titleEn, blocks }: DrawInput,
  parts: PageParts,
): Promise<Result<{ shown: (Block | null)[]; findings: Finding[] }, 'badInput'>> {
  const clean = cleanBlocks(blocks, sanitizeRich)
  if (typeof clean === 'number') return refuse('badInput', { field: `blocks.${clean}` })
  const shop = { services: ctx.services, scope: ctx.scope, locale: lang }
  const shown: (Block | null)[] = []
  for (const pair of clean) {
    const raw = blockIn(pair, lang)
    const block = raw && knownBlock(withPictures(raw))
    shown.push((block && (await filledBlock(shop, block, parts))) ?? null)
  }
  return ok({ shown, findings: await findingsOf(ctx, { titleEn, blocks: clean }) })
}

/** Coupons that a link can give. */
export async function options({ services, scope, locale }: StaffCtx) {
  const offered = await liveCoupons(services, scope)
  const coupons = offered.map(({ grantUuid, name, nameEn }) => ({
    grantUuid,
    name: localised(locale, name, nameEn),
  }))
  return ok({ coupons })
}
