import type { PageContent } from '@mallard/contract/content/cms/page-admin.calls'
import type { PageLayout } from '@mallard/contract/content/cms/page.codes'
import type { Instant, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { cappedTotalOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import './cms.tables.ts'
import { blocksIn, pairsOf } from './draft.rules.ts'

/** A page without what stands on it. */
export interface PageRow {
  readonly id: number
  readonly layout: PageLayout
  readonly type: string
  readonly title: string
  readonly isPublished: boolean
  /** 0: it has no draft. */
  readonly revision: number
  readonly publishedRevision: number
  readonly publishAt: Date | null
  readonly savedAt: Date
  readonly savedBy: string
}

export interface PageWork extends PageRow {
  readonly content: PageContent
  /** What shoppers see, or saw last. */
  readonly live: PageContent
  readonly problem: string
  /** Who said when it is published. */
  readonly publisher: { readonly id: number; readonly name: string } | null
}

const columns = sql`p.id, p.version as layout, p.type, coalesce(d.content ->> 'title', p.title) as title,
  p.status = 1 as "isPublished", coalesce(d.revision, 0) as revision,
  coalesce(d.published_revision, 0) as "publishedRevision", d.publish_at as "publishAt",
  coalesce(d.saved_at, p.updated_at) as "savedAt", coalesce(s.name, '') as "savedBy"`

const sources = sql`cms_page p
  left join cms_draft d on d.page_id = p.id
  left join staff s on s.id = d.saved_by
  left join staff w on w.id = d.publish_by`

interface Listed {
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

export async function listPages(
  db: Db,
  scope: Scope,
  { q, offset, limit }: Listed,
): Promise<{ rows: PageRow[]; total: number }> {
  const pattern = q && `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const found = sql`${sources} where ${ofStore('p', scope)}
    and ${
      pattern
        ? sql`(lower(p.type) like ${pattern}
      or lower(coalesce(d.content ->> 'title', p.title)) like ${pattern})`
        : sql`true`
    }`
  const page = await sql<PageRow>`select ${columns} from ${found}
    order by "savedAt" desc, p.id desc offset ${offset} limit ${limit}`.execute(db)
  const total = await cappedTotalOf(db, found)
  return { rows: page.rows, total }
}

type Found = Omit<PageWork, 'content' | 'live' | 'publisher'> & {
  readonly draft: PageContent | null
  readonly publishBy: number | null
  readonly publisherName: string | null
  readonly liveTitle: string
  readonly liveTitleEn: string
  readonly description: string
  readonly share: PageContent['share']
  readonly blocks: unknown[]
  readonly blocksEn: unknown[]
}

type Which = { readonly id: number } | { readonly layout: PageLayout; readonly type: string }

/** A page with its draft; locked when it is about to be changed. */
export async function findWork(
  db: Db,
  scope: Scope,
  which: Which,
  lock?: 'lock',
): Promise<PageWork | undefined> {
  const wanted =
    'id' in which
      ? sql`p.id = ${which.id}`
      : sql`p.version = ${which.layout} and p.type = ${which.type}`
  // A statement of its own: one that waits for a lock has read what it joins before.
  if (lock)
    await sql`select 1 from cms_page p where ${ofStore('p', scope)} and ${wanted} for update`.execute(
      db,
    )
  const { rows } =
    await sql<Found>`select ${columns}, d.content as draft, coalesce(d.problem, '') as problem,
      d.publish_by as "publishBy", w.name as "publisherName", p.title as "liveTitle",
      p.title_en as "liveTitleEn", p.description, p.share, p.blocks, p.blocks_en as "blocksEn"
    from ${sources} where ${ofStore('p', scope)} and ${wanted}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { draft, publishBy, publisherName, liveTitle, liveTitleEn, ...rest } = row
  const { description, share, blocks, blocksEn, ...known } = rest
  const live: PageContent = {
    title: liveTitle,
    titleEn: liveTitleEn,
    description,
    share,
    blocks: pairsOf(blocks, blocksEn),
  }
  return {
    ...known,
    live,
    content: draft ?? live,
    publisher: publishBy === null ? null : { id: publishBy, name: publisherName ?? '' },
  }
}

/** A page that shoppers do not see yet; undefined where the store has one at this address. */
export async function insertPage(
  trx: Db,
  scope: Scope,
  page: { readonly layout: PageLayout; readonly type: string; readonly content: PageContent },
  at: Date,
): Promise<number | undefined> {
  const { title, titleEn, share } = page.content
  const row = await trx
    .insertInto('cms_page')
    .values({
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      version: page.layout,
      type: page.type,
      title,
      title_en: titleEn,
      share: JSON.stringify(share),
      blocks: '[]',
      blocks_en: '[]',
      status: 0,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface Saved {
  readonly pageId: number
  readonly revision: number
  readonly publishedRevision: number
  readonly content: PageContent
  readonly staffId: number
  readonly at: Date
}

/** Of a page whose row is locked. */
export async function writeDraft(trx: Db, scope: Scope, saved: Saved): Promise<void> {
  const { pageId, revision, publishedRevision, content, staffId, at } = saved
  const written = {
    revision,
    published_revision: publishedRevision,
    content: JSON.stringify(content),
    saved_at: at,
    saved_by: staffId,
    problem: '',
  }
  await trx
    .insertInto('cms_draft')
    .values({
      ...written,
      page_id: pageId,
      partner_id: scope.partnerId,
      store_id: scope.storeId,
    })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(written))
    .execute()
}

/** Says when a draft is published, or that it is not. */
export async function setTime(
  trx: Db,
  pageId: number,
  time: { readonly at: Instant; readonly staffId: number } | undefined,
  problem = '',
): Promise<void> {
  await trx
    .updateTable('cms_draft')
    .set({
      publish_at: time ? new Date(time.at) : null,
      publish_by: time?.staffId ?? null,
      problem,
    })
    .where('page_id', '=', pageId)
    .execute()
}

export async function notePublished(trx: Db, pageId: number, revision: number): Promise<void> {
  await trx
    .updateTable('cms_draft')
    .set({ published_revision: revision, publish_at: null, publish_by: null, problem: '' })
    .where('page_id', '=', pageId)
    .execute()
}

/** What shoppers see from now on; `null`: nothing any more. */
export async function showPage(
  trx: Db,
  pageId: number,
  content: PageContent | null,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('cms_page')
    .set({
      updated_at: at,
      status: content ? 1 : 0,
      ...(content && {
        title: content.title,
        title_en: content.titleEn,
        description: content.description,
        share: JSON.stringify(content.share),
        blocks: JSON.stringify(blocksIn(content, 'zh')),
        blocks_en: JSON.stringify(blocksIn(content, 'en')),
      }),
    })
    .where('id', '=', pageId)
    .execute()
}
