import type {
  AdminStory,
  AdminStoryRow,
} from '@mallard/contract/content/article/article-admin.calls'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { holdPictures } from '#features/catalog/media/index.ts'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sanitizeRich } from '#platform/rich-text.ts'
import {
  deleteArticle,
  findForAdmin,
  goodsNames,
  insertArticle,
  isUrlTaken,
  listForAdmin,
  setPublished,
  updateArticle,
  type ArticleFilter,
  type ArticleSetup,
  type ListedArticle,
  type StoredArticle,
} from './article-admin.repo.ts'
import { stateAt } from './article.rules.ts'

/** Articles are the same in every store of the partner. */
const mayChange = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('content.write')
const nowOf = ({ clock }: StaffCtx) => new Date(clock.now())

function rowOf(ctx: StaffCtx, row: ListedArticle): AdminStoryRow {
  const { authorEn: _author, summary: _summary, summaryEn: _en, version: _version, ...rest } = row
  return {
    ...rest,
    state: stateAt(row.state, row.publishAt, ctx.clock.now()),
    publishAt: row.publishAt?.getTime() ?? null,
    updatedAt: row.updatedAt.getTime(),
  }
}

export async function list(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Omit<ArticleFilter, 'offset' | 'limit'> & PagePlace,
) {
  const offset = offsetOf({ pageNum, pageSize })
  const wanted = { ...filter, offset, limit: pageSize }
  const { rows, total } = await listForAdmin(
    ctx.services.db,
    ctx.scope.partnerId,
    wanted,
    nowOf(ctx),
  )
  const shown = rows.map((row) => rowOf(ctx, row))
  return ok(paged(shown, total, { pageNum, pageSize }))
}

export async function one(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<AdminStory, 'notFound'>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const row = await findForAdmin(db, partnerId, id)
  if (!row) return refuse('notFound')
  const { goodsIds, html, htmlEn, authorEn, summary, summaryEn, version } = row
  const names = await goodsNames(db, partnerId, goodsIds)
  return ok({
    ...rowOf(ctx, row),
    ...{ html, htmlEn, authorEn, summary, summaryEn, version },
    goods: goodsIds.flatMap((goodsId) => {
      const found = names.find((each) => each.id === goodsId)
      return found ? [{ id: goodsId, name: localised(ctx.locale, found.title, found.titleEn) }] : []
    }),
  })
}

type SaveRefusal =
  | 'partnerWide'
  | 'notFound'
  | 'versionConflict'
  | 'badInput'
  | 'mediaGone'
  | 'articleUrlTaken'

interface SaveInput extends Omit<ArticleSetup, 'cover' | 'state' | 'publishAt'> {
  readonly requestId: string
  readonly id?: number | undefined
  readonly version: number
  /** Address of the picture. */
  readonly cover: string
  readonly isPublished: boolean
  readonly publishAt: number | null
}

/** Repeatable: a new one is made once for its request, and the same again changes nothing. */
export async function save(
  ctx: StaffCtx,
  { requestId, id, version, ...input }: SaveInput,
): Promise<Result<{ id: number }, SaveRefusal>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const saving = transact<{ id: number }, SaveRefusal>(ctx.services.db, async (trx) =>
    id === undefined ? make(trx, ctx, requestId, input) : change(trx, ctx, id, version, input),
  )
  return saving.catch((error: unknown) => {
    // Two took the address in the same moment.
    if (isUniqueViolation(error)) return refuse('articleUrlTaken')
    throw error
  })
}

type Said = Omit<SaveInput, 'requestId' | 'id' | 'version'>

async function make(
  trx: Db,
  ctx: StaffCtx,
  requestId: string,
  said: Said,
): Promise<Result<{ id: number }, SaveRefusal>> {
  const { partnerId } = ctx.scope
  let refused: Refused<SaveRefusal> | undefined
  const made = await makeOnce(trx, ctx, 'story.save', requestId, async () => {
    const checked = await setupOf(trx, ctx, said, undefined)
    const newId = checked.ok
      ? await insertArticle(trx, partnerId, checked.value.setup, nowOf(ctx))
      : undefined
    if (!checked.ok || newId === undefined) {
      refused = checked.ok ? refuse('articleUrlTaken') : checked
      return 0
    }
    await checked.value.noteUses({ kind: 'article', refId: newId })
    await audit(trx, ctx, 'story.save', `story ${newId}`, changesOf({}, told(checked.value.setup)))
    return newId
  })
  return refused ?? ok({ id: made })
}

async function change(
  trx: Db,
  ctx: StaffCtx,
  id: number,
  version: number,
  said: Said,
): Promise<Result<{ id: number }, SaveRefusal>> {
  const { partnerId } = ctx.scope
  const before = await findForAdmin(trx, partnerId, id, 'lock')
  if (!before) return refuse('notFound')
  const checked = await setupOf(trx, ctx, said, before)
  if (!checked.ok) return checked
  const { setup, noteUses } = checked.value
  const changes = changesOf(told(before), told(setup))
  if (Object.keys(changes).length === 0) return ok({ id })
  if (before.version !== version) return refuse('versionConflict')
  await updateArticle(trx, partnerId, id, setup, nowOf(ctx))
  await noteUses({ kind: 'article', refId: id })
  await audit(trx, ctx, 'story.save', `story ${id}`, changes)
  return ok({ id })
}

/** What is said, cleaned and with what it names. */
async function setupOf(
  trx: Db,
  ctx: StaffCtx,
  { cover: url, isPublished, publishAt, ...words }: Said,
  before: StoredArticle | undefined,
) {
  const { partnerId } = ctx.scope
  const goodsIds = [...new Set(words.goodsIds)]
  if ((await goodsNames(trx, partnerId, goodsIds)).length < goodsIds.length)
    return refuse('badInput', { field: 'goodsIds', at: 'goodsIds' })
  if (await isUrlTaken(trx, partnerId, words.url, before?.id)) return refuse('articleUrlTaken')
  const { pictures, noteUses } = await holdPictures(trx, partnerId, [url])
  const cover = pictures.get(url) ?? (before?.cover.url === url ? before.cover : undefined)
  if (!cover) return refuse('mediaGone')
  const setup: ArticleSetup = {
    ...words,
    html: sanitizeRich(words.html),
    htmlEn: sanitizeRich(words.htmlEn),
    goodsIds,
    cover,
    state: isPublished ? 'published' : 'draft',
    publishAt: momentOf(ctx, isPublished, publishAt, before),
  }
  return ok({ setup, noteUses })
}

/** The moment that was named, or now; what was seen before keeps its day. */
function momentOf(
  ctx: StaffCtx,
  isPublished: boolean,
  publishAt: number | null,
  before: StoredArticle | undefined,
): Date | null {
  if (publishAt !== null) return new Date(publishAt)
  const first = before?.publishAt ?? null
  const wasSeen = first !== null && first.getTime() <= ctx.clock.now()
  if (wasSeen) return first
  return isPublished ? nowOf(ctx) : null
}

/** As the audit log tells it. */
const told = (setup: ArticleSetup) => ({
  url: setup.url,
  title: setup.title,
  titleEn: setup.titleEn,
  author: setup.author,
  authorEn: setup.authorEn,
  summary: setup.summary,
  summaryEn: setup.summaryEn,
  pic: setup.cover.url,
  html: setup.html,
  htmlEn: setup.htmlEn,
  goodsIds: setup.goodsIds,
  isPublished: setup.state === 'published',
  publishAt: setup.publishAt?.getTime() ?? null,
})

/** Repeatable: what is so already stays so. */
export async function publish(
  ctx: StaffCtx,
  { id, isPublished }: { id: number; isPublished: boolean },
): Promise<Result<Record<string, never>, 'partnerWide' | 'notFound'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return transact<Record<string, never>, 'notFound'>(ctx.services.db, async (trx) => {
    const before = await findForAdmin(trx, partnerId, id, 'lock')
    if (!before) return refuse('notFound')
    const state = stateAt(before.state, before.publishAt, ctx.clock.now())
    const isSo = isPublished ? state === 'published' : state === 'down'
    if (isSo) return ok({})
    const after = {
      state: isPublished ? ('published' as const) : ('down' as const),
      publishAt: isPublished ? momentOf(ctx, true, null, before) : before.publishAt,
    }
    await setPublished(trx, partnerId, id, after, nowOf(ctx))
    const changes = changesOf({ isPublished: !isPublished }, { isPublished })
    await audit(trx, ctx, 'story.publish', `story ${id}`, changes)
    return ok({})
  })
}

/** Repeatable: one that is gone is gone. */
export async function remove(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, 'partnerWide'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return transact<Record<string, never>, never>(ctx.services.db, async (trx) => {
    const before = await findForAdmin(trx, partnerId, id, 'lock')
    if (!before) return ok({})
    await (await holdPictures(trx, partnerId, [])).noteUses({ kind: 'article', refId: id })
    await deleteArticle(trx, partnerId, id)
    const changes = changesOf({ title: before.title }, { title: null })
    await audit(trx, ctx, 'story.remove', `story ${id}`, changes)
    return ok({})
  })
}
