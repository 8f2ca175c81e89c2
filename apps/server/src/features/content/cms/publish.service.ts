import type { AdminPage, PageContent } from '@mallard/contract/content/cms/page-admin.calls'
import { ok, refuse, type Instant, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, StaffCtx } from '#platform/http/context.ts'
import { dequeue, enqueue } from '#platform/jobs/enqueue.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { pageTag } from './cache-tags.ts'
import { detail, isSame, noteUses, told } from './page-admin.service.ts'
import { findingsOf } from './page-check.service.ts'
import {
  findWork,
  notePublished,
  setTime,
  showPage,
  writeDraft,
  type PageWork,
} from './page.repo.ts'
import { findVersion, insertVersion } from './version.repo.ts'

type Shop = Pick<Ctx, 'services' | 'scope' | 'locale'>
type ById = { readonly id: number }
type Broken = 'pageBroken' | 'pageEmpty'

/** Why a page cannot be shown to shoppers: its first dead link, and how many there are. */
export async function brokenBy(
  ctx: Shop,
  content: PageContent,
): Promise<Refused<Broken> | undefined> {
  if (content.blocks.length === 0) return refuse('pageEmpty')
  const blocking = (await findingsOf(ctx, content)).filter(({ isBlocking }) => isBlocking)
  const [first] = blocking
  if (!first) return undefined
  const nothing = textIn(ctx.locale, ['没有图片', 'no picture'])
  return refuse('pageBroken', {
    place: (first.place ?? 0) + 1,
    what: first.what || nothing,
    count: blocking.length,
  })
}

type PublishRefusal = 'notFound' | 'versionConflict' | Broken

interface PublishInput extends ById {
  readonly revision: number
  readonly at?: number | undefined
}

/** Repeatable: what is published, or has this time, stays so. */
export async function publish(
  ctx: StaffCtx,
  { id, revision, at }: PublishInput,
): Promise<Result<AdminPage, PublishRefusal>> {
  const { services, scope, clock } = ctx
  const draft = await findWork(services.db, scope, { id })
  if (!draft) return refuse('notFound')
  if (draft.revision !== revision) return refuse('versionConflict')
  const broken = await brokenBy(ctx, draft.content)
  if (broken) return broken
  const now = clock.now()
  const done = await transact<null, PublishRefusal>(services.db, async (trx) => {
    const work = await findWork(trx, scope, { id }, 'lock')
    if (!work) return refuse('notFound')
    if (work.revision !== revision) return refuse('versionConflict')
    if (at !== undefined && at > now) await schedule(trx, ctx, await withDraft(trx, ctx, work), at)
    else if (!isShown(work)) {
      await dropTime(trx, work)
      await showNow(trx, ctx, await withDraft(trx, ctx, work))
      await audit(
        trx,
        ctx,
        'page.publish',
        `page ${id}`,
        changesOf(told(work.live), told(work.content)),
      )
    }
    return ok(null)
  })
  if (!done.ok) return done
  dropPages(ctx)
  return detail(ctx, { id })
}

/** What shoppers see is the draft. */
const isShown = ({ isPublished, revision, publishedRevision, publishAt }: PageWork) =>
  isPublished && publishAt === null && (revision === 0 || revision === publishedRevision)

/** A page from before drafts has one from now on. */
async function withDraft(trx: Db, ctx: StaffCtx, work: PageWork): Promise<PageWork> {
  if (work.revision > 0) return work
  await writeDraft(trx, ctx.scope, {
    pageId: work.id,
    revision: 1,
    publishedRevision: work.isPublished ? 1 : 0,
    content: work.content,
    staffId: ctx.staff.id,
    at: work.savedAt,
  })
  return { ...work, revision: 1, publishedRevision: work.isPublished ? 1 : 0 }
}

const timeKey = ({ id, publishAt }: PageWork) => `${id} ${publishAt?.getTime() ?? 0}`

async function dropTime(trx: Db, work: PageWork): Promise<void> {
  if (work.publishAt) await dequeue(trx, 'page.publish', timeKey(work))
}

async function schedule(trx: Db, ctx: StaffCtx, work: PageWork, at: Instant): Promise<void> {
  if (work.publishAt?.getTime() === at) return
  await dropTime(trx, work)
  await setTime(trx, work.id, { at, staffId: ctx.staff.id })
  await enqueue(trx, {
    kind: 'page.publish',
    key: timeKey({ ...work, publishAt: new Date(at) }),
    payload: { id: work.id, at },
    runAt: at,
    scope: ctx.scope,
  })
  const before = work.publishAt?.getTime() ?? null
  const changes = { publishAt: { before, after: at } }
  await audit(trx, ctx, 'page.schedule', `page ${work.id}`, changes)
}

type Showing = Pick<StaffCtx, 'scope' | 'clock'> & { readonly staff: { readonly id: number } }

/** Shows shoppers the draft of a page whose row is locked, and keeps it among what was published. */
export async function showNow(trx: Db, ctx: Showing, work: PageWork): Promise<void> {
  await addVersion(trx, ctx, work, work.content)
  await notePublished(trx, work.id, work.revision)
}

async function addVersion(
  trx: Db,
  { scope, clock, staff }: Showing,
  work: PageWork,
  content: PageContent,
): Promise<void> {
  const at = new Date(clock.now())
  const last = await findVersion(trx, scope, work.id)
  const isFirst = last === undefined && work.isPublished
  // What was shown before there was a history is its beginning.
  if (isFirst)
    await insertVersion(trx, scope, {
      pageId: work.id,
      number: 1,
      content: work.live,
      at: work.revision === 0 ? work.savedAt : at,
      staffId: null,
    })
  await insertVersion(trx, scope, {
    pageId: work.id,
    number: (last?.number ?? (isFirst ? 1 : 0)) + 1,
    content,
    at,
    staffId: staff.id,
  })
  await showPage(trx, work.id, content, at)
  await noteUses(trx, scope, work.id, [work.content, content])
}

export async function unschedule(
  ctx: StaffCtx,
  { id }: ById,
): Promise<Result<AdminPage, 'notFound'>> {
  const done = await transact<null, 'notFound'>(ctx.services.db, async (trx) => {
    const work = await findWork(trx, ctx.scope, { id }, 'lock')
    if (!work) return refuse('notFound')
    if (!work.publishAt) return ok(null)
    await dropTime(trx, work)
    await setTime(trx, id, undefined)
    const changes = { publishAt: { before: work.publishAt.getTime(), after: null } }
    await audit(trx, ctx, 'page.unschedule', `page ${id}`, changes)
    return ok(null)
  })
  return done.ok ? detail(ctx, { id }) : done
}

type BackRefusal = 'notFound' | 'pageScheduled' | Broken

/**
 * Publishes what was published before. A draft without work of its own goes with it, any other
 * stays. Repeatable: what shoppers see already is not published again.
 */
export async function takeBack(
  ctx: StaffCtx,
  { id, number }: ById & { readonly number: number },
): Promise<Result<AdminPage, BackRefusal>> {
  const { services, scope, clock, staff } = ctx
  const version = await findVersion(services.db, scope, id, number)
  if (!version) return refuse('notFound')
  const broken = await brokenBy(ctx, version.content)
  if (broken) return broken
  const { content } = version
  const done = await transact<null, BackRefusal>(services.db, async (trx) => {
    const work = await findWork(trx, scope, { id }, 'lock')
    if (!work) return refuse('notFound')
    if (work.publishAt) return refuse('pageScheduled')
    const last = await findVersion(trx, scope, id)
    if (work.isPublished && isSame(last?.content, content)) return ok(null)
    const isClean = work.isPublished && work.revision === work.publishedRevision
    const revision = work.revision + 1
    await addVersion(trx, ctx, isClean ? { ...work, content } : work, content)
    if (isClean)
      await writeDraft(trx, scope, {
        pageId: id,
        revision,
        publishedRevision: revision,
        content,
        staffId: staff.id,
        at: new Date(clock.now()),
      })
    // The draft of a page that was out of the shop is not what is shown now, if it ever was.
    else await notePublished(trx, id, isSame(work.content, content) ? work.revision : 0)
    const changes = {
      ...changesOf(told(work.live), told(content)),
      version: { before: last?.number ?? null, after: number },
    }
    await audit(trx, ctx, 'page.takeBack', `page ${id}`, changes)
    return ok(null)
  })
  if (!done.ok) return done
  dropPages(ctx)
  return detail(ctx, { id })
}

/** Repeatable: what is out of the shop stays out. */
export async function withdraw(
  ctx: StaffCtx,
  { id }: ById,
): Promise<Result<AdminPage, 'notFound' | 'pageNeeded'>> {
  const { services, scope, clock } = ctx
  const done = await transact<null, 'notFound' | 'pageNeeded'>(services.db, async (trx) => {
    const work = await findWork(trx, scope, { id }, 'lock')
    if (!work) return refuse('notFound')
    if (work.layout === 'a' && work.type === 'home') return refuse('pageNeeded')
    if (!work.isPublished) return ok(null)
    await showPage(trx, id, null, new Date(clock.now()))
    await audit(trx, ctx, 'page.withdraw', `page ${id}`, {
      isPublished: { before: true, after: false },
    })
    return ok(null)
  })
  if (!done.ok) return done
  dropPages(ctx)
  return detail(ctx, { id })
}

/** What is kept of a store's pages is read again. */
export function dropPages({ services, scope }: Pick<Ctx, 'services' | 'scope'>): void {
  dropTags(services, [pageTag(scope)])
}
