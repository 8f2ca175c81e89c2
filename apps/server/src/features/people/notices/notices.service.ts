import { noticeKinds } from '@mallard/contract/people/notices/notices.codes'
import type {
  Notice,
  NoticeKind,
  NoticeSwitch,
  UnreadNotices,
} from '@mallard/contract/people/notices/notices.fields'
import { type Locale, ok, refuse, type Result } from '@mallard/kernel'
import { paged } from '#platform/db/counted.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import {
  countUnread,
  listNotices,
  markAllRead,
  markRead,
  newestNotice,
  setSwitch,
  switchedOff,
  unreadAfter,
  type NoticeOwner,
  type NoticeRow,
  type NoticeInput,
} from './notice.repo.ts'
import { textIn } from '#platform/locale.rules.ts'

const ownerOf = ({ scope, shopper }: ShopperCtx): NoticeOwner => ({
  partnerId: scope.partnerId,
  memberId: shopper.id,
})

/** Messages that a page which was away is told of at once. */
const maxMissed = 3

export function noticeView(row: Omit<NoticeRow, 'partnerId' | 'memberId'>, locale: Locale): Notice {
  const { id, kind, link, at, isRead } = row
  const title = textIn(locale, [row.title, row.titleEn])
  const text = textIn(locale, [row.text, row.textEn])
  return { id, kind, title, text, link, at: at.getTime(), isRead }
}

export async function list(ctx: ShopperCtx, input: NoticeInput) {
  const { pageNum, pageSize } = input
  const { rows, total } = await listNotices(ctx.services.db, ownerOf(ctx), input)
  return ok(
    paged(
      rows.map((row) => noticeView(row, ctx.locale)),
      total,
      { pageNum, pageSize },
    ),
  )
}

const sumOf = (counts: ReadonlyMap<NoticeKind, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

async function unreadOf(ctx: ShopperCtx): Promise<UnreadNotices> {
  const counts = await countUnread(ctx.services.db, ownerOf(ctx))
  return { total: sumOf(counts), kinds: Object.fromEntries(counts) }
}

/** How many messages a member has not read. */
export async function unreadTotal({ db }: Services, owner: NoticeOwner): Promise<number> {
  return sumOf(await countUnread(db, owner))
}

export async function unread(ctx: ShopperCtx, { after }: { after?: number | undefined }) {
  const { db } = ctx.services
  const [counts, newest, rows] = await Promise.all([
    unreadOf(ctx),
    newestNotice(db, ownerOf(ctx)),
    after === undefined ? [] : unreadAfter(db, ownerOf(ctx), after, maxMissed),
  ])
  return ok({ ...counts, newest, missed: rows.map((row) => noticeView(row, ctx.locale)) })
}

export async function read(
  ctx: ShopperCtx,
  { id }: { id: number },
): Promise<Result<UnreadNotices, 'notFound'>> {
  const isMine = await markRead(ctx.services.db, ownerOf(ctx), id, new Date(ctx.clock.now()))
  return isMine ? ok(await unreadOf(ctx)) : refuse('notFound')
}

export async function readAll(
  ctx: ShopperCtx,
  which: { kind?: NoticeKind | undefined; upTo?: number | undefined },
) {
  await markAllRead(ctx.services.db, ownerOf(ctx), which, new Date(ctx.clock.now()))
  return ok(await unreadOf(ctx))
}

export async function switches(ctx: ShopperCtx): Promise<Result<NoticeSwitch[], never>> {
  const off = await switchedOff(ctx.services.db, ownerOf(ctx))
  return ok(noticeKinds.map((kind) => ({ kind, isOn: !off.has(kind) })))
}

export async function turn(
  ctx: ShopperCtx,
  { kind, isOn }: NoticeSwitch,
): Promise<Result<NoticeSwitch[], never>> {
  await setSwitch(ctx.services.db, ownerOf(ctx), kind, isOn)
  return switches(ctx)
}
