import type { AdminGuide } from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sanitizeRich } from '#platform/rich-text.ts'
import { namedGoods } from './kitchen-admin.service.ts'
import { choosePictures, pictureUrls } from './kitchen-pictures.ts'
import {
  deleteOne,
  goodsNames,
  guideIdOf,
  guidesForAdmin,
  insertGuide,
  lockGuide,
  updateGuide,
  type Filter,
  type GuideRow,
  type GuideSetup,
} from './kitchen.repo.ts'
import type { Words } from './kitchen.tables.ts'

/** Guides are the same in every store of the partner. */
const mayChange = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('content.write')
const nowOf = ({ clock }: StaffCtx) => new Date(clock.now())

export async function guides(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Omit<Filter, 'offset' | 'limit'> & PagePlace,
) {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const offset = offsetOf({ pageNum, pageSize })
  const { rows, total } = await guidesForAdmin(db, partnerId, {
    ...filter,
    offset,
    limit: pageSize,
  })
  const named = rows.flatMap(({ goodsId, goodsIds }) => [goodsId, ...goodsIds])
  const names = await goodsNames(db, partnerId, named)
  const list: AdminGuide[] = rows.map(({ goodsId, goodsIds, sections, updatedAt, ...rest }) => {
    const name = names.get(goodsId)
    return {
      ...rest,
      productId: goodsId,
      goodsName: name ? localised(ctx.locale, name.zh, name.en) : '',
      sections: sections.map((section) => ({ ...section, checks: [...section.checks] })),
      goods: namedGoods(ctx, goodsIds, names),
      updatedAt: updatedAt.getTime(),
    }
  })
  return ok(paged(list, total, { pageNum, pageSize }))
}

interface GuideWords extends Omit<GuideSetup, 'goodsId' | 'pic' | 'sections'> {
  readonly productId: number
  readonly pic: string
  readonly sections: readonly {
    readonly title: Words
    readonly html: Words
    readonly pic: string | null
    readonly checks: readonly Words[]
  }[]
}

interface GuideInput extends GuideWords {
  readonly requestId: string
  readonly id?: number | undefined
  readonly version: number
}

type SaveRefusal =
  | 'partnerWide'
  | 'notFound'
  | 'versionConflict'
  | 'mediaGone'
  | 'badInput'
  | 'guideTaken'

/** Repeatable: a new one is made once for its request, and the same again changes nothing. */
export async function saveGuide(
  ctx: StaffCtx,
  { requestId, id, version, ...words }: GuideInput,
): Promise<Result<{ id: number }, SaveRefusal>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const saving = transact<{ id: number }, SaveRefusal>(ctx.services.db, async (trx) =>
    id === undefined
      ? makeGuide(trx, ctx, requestId, words)
      : changeGuide(trx, ctx, id, version, words),
  )
  return saving.catch((error: unknown) => {
    // Two gave the goods a guide in the same moment.
    if (isUniqueViolation(error)) return refuse('guideTaken')
    throw error
  })
}

async function makeGuide(
  trx: Db,
  ctx: StaffCtx,
  requestId: string,
  words: GuideWords,
): Promise<Result<{ id: number }, SaveRefusal>> {
  const { partnerId } = ctx.scope
  let refused: Refused<SaveRefusal> | undefined
  const made = await makeOnce(trx, ctx, 'guide.save', requestId, async () => {
    const checked = await setupOf(trx, ctx, words, undefined)
    const newId = checked.ok
      ? await insertGuide(trx, partnerId, checked.value.setup, nowOf(ctx))
      : undefined
    if (!checked.ok || newId === undefined) {
      refused = checked.ok ? refuse('guideTaken') : checked
      return 0
    }
    await checked.value.note(newId)
    await audit(trx, ctx, 'guide.save', `guide ${newId}`, changesOf({}, told(checked.value.setup)))
    return newId
  })
  return refused ?? ok({ id: made })
}

async function changeGuide(
  trx: Db,
  ctx: StaffCtx,
  id: number,
  version: number,
  words: GuideWords,
): Promise<Result<{ id: number }, SaveRefusal>> {
  const before = await lockGuide(trx, ctx.scope.partnerId, id)
  if (!before) return refuse('notFound')
  const checked = await setupOf(trx, ctx, words, before)
  if (!checked.ok) return checked
  const { setup, note } = checked.value
  const changes = changesOf(told(before), told(setup))
  if (Object.keys(changes).length === 0) return ok({ id })
  if (before.version !== version) return refuse('versionConflict')
  await updateGuide(trx, id, setup, nowOf(ctx))
  await note(id)
  await audit(trx, ctx, 'guide.save', `guide ${id}`, changes)
  return ok({ id })
}

/** What is said, cleaned, with the pictures and goods that it names. */
async function setupOf(
  trx: Db,
  { scope: { partnerId } }: StaffCtx,
  { productId, ...words }: GuideWords,
  before: GuideRow | undefined,
) {
  const goodsIds = [...new Set(words.goodsIds)]
  const known = await goodsNames(trx, partnerId, [productId, ...goodsIds])
  if (!known.has(productId)) return refuse('badInput', { field: 'productId', at: 'productId' })
  if (goodsIds.some((id) => !known.has(id)))
    return refuse('badInput', { field: 'goodsIds', at: 'goodsIds' })
  const other = await guideIdOf(trx, partnerId, productId)
  if (other !== undefined && other !== before?.id) return refuse('guideTaken')
  const urls = [words.pic, ...words.sections.flatMap(({ pic }) => pic ?? [])]
  const { pic: find, note } = await choosePictures(trx, partnerId, 'guide', urls, before)
  const pic = find(words.pic)
  if (!pic || urls.some((url) => !find(url))) return refuse('mediaGone')
  const sections = words.sections.map(({ title, html, pic: url, checks }) => ({
    title,
    html: { zh: sanitizeRich(html.zh), en: sanitizeRich(html.en) },
    pic: (url !== null && find(url)) || null,
    checks,
  }))
  const setup: GuideSetup = { ...words, goodsId: productId, goodsIds, pic, sections }
  return ok({ setup, note })
}

/** As the audit log tells it. */
const told = (setup: GuideSetup) => ({
  goodsId: setup.goodsId,
  title: setup.title.zh,
  titleEn: setup.title.en,
  summary: setup.intro.zh,
  summaryEn: setup.intro.en,
  pics: pictureUrls([setup.pic, setup.sections]),
  html: setup.sections.map(({ title, html, checks }) =>
    [title.zh, html.zh, ...checks.map(({ zh }) => zh)].join('\n'),
  ),
  htmlEn: setup.sections.map(({ title, html, checks }) =>
    [title.en, html.en, ...checks.map(({ en }) => en)].join('\n'),
  ),
  goodsIds: setup.goodsIds,
  isPublished: setup.isPublished,
})

/** Repeatable: one that is gone is gone. */
export async function removeGuide(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, 'partnerWide'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return transact<Record<string, never>, never>(ctx.services.db, async (trx) => {
    const before = await lockGuide(trx, partnerId, id)
    if (!before) return ok({})
    await (await choosePictures(trx, partnerId, 'guide', [], undefined)).note(id)
    await deleteOne(trx, 'product_guide', id)
    const changes = changesOf({ title: before.title.zh }, { title: null })
    await audit(trx, ctx, 'guide.remove', `guide ${id}`, changes)
    return ok({})
  })
}
