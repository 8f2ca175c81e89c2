import type {
  AdminArticle,
  AdminArticleRow,
} from '@mallard/contract/content/service-center/service-center-admin.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sanitizeRich } from '#platform/rich-text.ts'
import {
  deleteArticle,
  findForAdmin,
  insertArticle,
  knownCategories,
  listForAdmin,
  updateArticle,
  type ArticleFilter,
  type ArticleSetup,
} from './article-admin.repo.ts'
import { goodsOfSku } from './article.repo.ts'

/** The service centre is the same in every store of the partner. */
const mayChange = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('service.write')

export async function articles(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Omit<ArticleFilter, 'offset' | 'limit'> & PagePlace,
) {
  const offset = offsetOf({ pageNum, pageSize })
  const { rows, total } = await listForAdmin(ctx.services.db, ctx.scope.partnerId, {
    ...filter,
    offset,
    limit: pageSize,
  })
  const list: AdminArticleRow[] = rows.map(({ categories, updatedAt, ...row }) => ({
    ...row,
    categories: categories.map(({ name, nameEn }) => localised(ctx.locale, name, nameEn)),
    updatedAt: updatedAt.getTime(),
  }))
  return ok(paged(list, total, { pageNum, pageSize }))
}

export async function article(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<AdminArticle, 'notFound'>> {
  const row = await findForAdmin(ctx.services.db, ctx.scope.partnerId, id)
  if (!row) return refuse('notFound')
  return ok({ ...row, categoryIds: [...row.categoryIds], updatedAt: row.updatedAt.getTime() })
}

type SaveRefusal = 'partnerWide' | 'notFound' | 'versionConflict' | 'badInput'

interface SaveInput extends ArticleSetup {
  readonly requestId: string
  readonly id?: number | undefined
  readonly version: number
}

/** Repeatable: a new one is made once for its request, and the same again changes nothing. */
export async function save(
  ctx: StaffCtx,
  { requestId, id, version, ...input }: SaveInput,
): Promise<Result<{ id: number }, SaveRefusal>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const setup: ArticleSetup = {
    ...input,
    html: sanitizeRich(input.html),
    htmlEn: sanitizeRich(input.htmlEn),
    categoryIds: [...new Set(input.categoryIds)].toSorted((a, b) => a - b),
  }
  const at = new Date(ctx.clock.now())
  return transact<{ id: number }, SaveRefusal>(ctx.services.db, async (trx) => {
    const unknown = await unknownIn(trx, partnerId, setup)
    if (unknown) return refuse('badInput', { field: unknown, at: unknown })
    if (id !== undefined) return change(trx, ctx, id, version, setup)
    const made = await makeOnce(trx, ctx, 'article.save', requestId, async () => {
      const newId = await insertArticle(trx, partnerId, setup, at)
      await audit(trx, ctx, 'article.save', `article ${newId}`, changesOf({}, told(setup)))
      return newId
    })
    return ok({ id: made })
  })
}

/** The field that names something which the partner does not have. */
async function unknownIn(
  trx: Db,
  partnerId: number,
  { categoryIds, productSn }: ArticleSetup,
): Promise<'categoryIds' | 'productSn' | undefined> {
  const known = await knownCategories(trx, partnerId, categoryIds)
  if (known.length < categoryIds.length) return 'categoryIds'
  if (productSn !== null && !(await goodsOfSku(trx, partnerId, productSn))) return 'productSn'
  return undefined
}

async function change(
  trx: Db,
  ctx: StaffCtx,
  id: number,
  version: number,
  setup: ArticleSetup,
): Promise<Result<{ id: number }, SaveRefusal>> {
  const { partnerId } = ctx.scope
  const before = await findForAdmin(trx, partnerId, id, 'lock')
  if (!before) return refuse('notFound')
  const changes = changesOf(told(before), told(setup))
  if (Object.keys(changes).length === 0) return ok({ id })
  if (before.version !== version) return refuse('versionConflict')
  await updateArticle(trx, partnerId, id, setup, new Date(ctx.clock.now()))
  await audit(trx, ctx, 'article.save', `article ${id}`, changes)
  return ok({ id })
}

/** As the audit log tells it. */
const told = (setup: ArticleSetup) => ({
  articleKind: setup.kind,
  title: setup.title,
  titleEn: setup.titleEn,
  html: setup.html,
  htmlEn: setup.htmlEn,
  categoryIds: setup.categoryIds,
  productSn: setup.productSn,
  isPublished: setup.isPublished,
  place: setup.place,
})

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
    await deleteArticle(trx, partnerId, id)
    const changes = changesOf({ title: before.title }, { title: null })
    await audit(trx, ctx, 'article.remove', `article ${id}`, changes)
    return ok({})
  })
}
