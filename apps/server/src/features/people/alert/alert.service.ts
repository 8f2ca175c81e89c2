import type { Alert } from '@mallard/contract/people/alert/alert-admin.calls'
import type { AlertKind } from '@mallard/contract/people/alert/alert.codes'
import { cutText, ok, refuse, type Result } from '@mallard/kernel'
import { cappedPage, offsetOf, type PagePlace } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { publish } from '#platform/events/publish.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import {
  type AlertReader,
  type AlertRow,
  countUnread,
  insertAlerts,
  listAlerts,
  markAlertRead,
  markAlertsRead,
  type NewAlert,
} from './alert.repo.ts'
import { placesFor, settlesIn } from './alert.rules.ts'

/**
 * Tells staff of something in the caller's transaction: it rings at those who have the right that
 * its kind takes. Repeatable: one topic is told once.
 */
export async function alertStaff(trx: Db, alerts: readonly NewAlert[]): Promise<void> {
  if (alerts.length === 0) return
  // A name that is too long must not undo what the alert is about.
  const cut = alerts.map(({ text: [zh, en], ...alert }) => ({
    ...alert,
    text: [cutText(zh, 200), cutText(en, 400)] as const,
  }))
  const fresh = await insertAlerts(trx, cut)
  await publish(
    trx,
    'alert',
    cut
      .filter(({ partnerId, topic }) => fresh.has(`${partnerId} ${topic}`))
      .map(({ partnerId, storeId, kind, ref, text: [text, textEn], at }) => ({
        key: `${partnerId}-${storeId ?? 0}`,
        partnerId,
        at,
        payload: { event: 'raised', partnerId, storeId, kind, ref, text, textEn },
      })),
  )
}

const readerOf = ({ scope, staff }: StaffCtx, kind?: AlertKind): AlertReader => ({
  partnerId: scope.partnerId,
  staffId: staff.id,
  places: placesFor(staff, scope.storeId, kind),
})

export async function unread(ctx: StaffCtx) {
  return ok(await countUnread(ctx.services.db, readerOf(ctx)))
}

interface Asked extends PagePlace {
  readonly kind?: AlertKind | undefined
  readonly state: 'unread' | 'all'
}

export async function list(ctx: StaffCtx, { pageNum, pageSize, kind, state }: Asked) {
  const { db } = ctx.services
  const place = { pageNum, pageSize }
  const mine = readerOf(ctx)
  const [{ rows, total }, counted] = await Promise.all([
    listAlerts(db, readerOf(ctx, kind), {
      isUnreadOnly: state === 'unread',
      offset: offsetOf(place),
      limit: pageSize,
    }),
    countUnread(db, mine),
  ])
  const page = cappedPage(rows, total, place)
  return ok({
    ...page,
    list: page.list.map((row) => viewOf(ctx, row)),
    ...counted,
    kinds: [...new Set(mine.places.map((each) => each.kind))],
  })
}

function viewOf({ locale }: StaffCtx, { text, textEn, at, ...row }: AlertRow): Alert {
  return { ...row, text: textIn(locale, [text, textEn]), at: at.getTime() }
}

async function left(ctx: StaffCtx): Promise<{ unread: number }> {
  const { unread: count } = await countUnread(ctx.services.db, readerOf(ctx))
  return { unread: count }
}

export async function read(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<{ unread: number }, 'notFound'>> {
  const isSeen = await markAlertRead(ctx.services.db, readerOf(ctx), id)
  return isSeen ? ok(await left(ctx)) : refuse('notFound')
}

export async function readAll(
  ctx: StaffCtx,
  { kind, upTo }: { kind?: AlertKind | undefined; upTo: number },
): Promise<Result<{ unread: number }, never>> {
  const settled = new Date(ctx.clock.now() - settlesIn)
  await markAlertsRead(ctx.services.db, readerOf(ctx, kind), upTo, settled)
  return ok(await left(ctx))
}
