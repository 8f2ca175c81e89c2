import type {
  AdminConversation,
  AdminMessage,
} from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import {
  conversationStates,
  threadPage,
  type MessageKind,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import { cutText, ok, refuse, type Locale, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { claim } from '#features/shop/upload/index.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { localised } from '#platform/locale.rules.ts'
import { goodsCard } from './card.service.ts'
import { changeConversation, type Change } from './change-conversation.ts'
import {
  conversationForAdmin,
  conversationsForAdmin,
  type AdminConversationRow,
  type ConversationFilter,
} from './conversation-admin.repo.ts'
import {
  findSent,
  lockConversation,
  messagesBefore,
  setSeen,
  setTurn,
  type ConversationRow,
  type MessageRow,
} from './conversation.repo.ts'
import { tellBoth, write } from './conversation.service.ts'
import { afterClose } from './conversation.states.ts'
import { messageView, partOf } from './conversation-view.ts'
import { lastRating } from './rating.repo.ts'
import { staffOwner } from './staff-picture.service.ts'
import { queueTelling } from './queue.ts'

/** Characters of a message in a line of the list. */
const lineLength = 60

function lineOf({ lastContent, lastCard }: AdminConversationRow, locale: Locale): string {
  const words = lastCard ? localised(locale, lastCard.title, lastCard.titleEn) : (lastContent ?? '')
  return cutText(words.replace(/\s+/g, ' '), lineLength)
}

function rowView(row: AdminConversationRow, locale: Locale): AdminConversation {
  const { id, memberId, nickname, state, unread, waitingSince, lastAt, staffId, staffName } = row
  return {
    id,
    memberId,
    nickname,
    state,
    unread,
    waitingSince: waitingSince?.getTime() ?? null,
    last: lineOf(row, locale),
    lastKind: row.lastKind,
    lastAt: lastAt.getTime(),
    staff: staffId === null ? null : { id: staffId, name: staffName ?? '' },
  }
}

const adminMessage = ({ services, locale }: StaffCtx, row: MessageRow): AdminMessage => ({
  ...messageView(services, row, locale),
  by: row.by ?? '',
})

export async function list(
  { services, scope, staff, locale }: StaffCtx,
  { pageNum, pageSize, ...filter }: Omit<ConversationFilter, 'offset' | 'limit'> & PagePlace,
) {
  const wanted = { ...filter, offset: offsetOf({ pageNum, pageSize }), limit: pageSize }
  const { rows, total, ...counts } = await conversationsForAdmin(
    services.db,
    scope,
    staff.id,
    wanted,
  )
  const shown = rows.map((row) => rowView(row, locale))
  return ok({ ...paged(shown, total, { pageNum, pageSize }), counts })
}

export async function detail(
  ctx: StaffCtx,
  { id, before }: { id: number; before?: number | undefined },
) {
  const { services, scope, locale } = ctx
  const row = await conversationForAdmin(services.db, scope, id)
  if (!row) return refuse('notFound')
  const [rows, rating] = await Promise.all([
    messagesBefore(services.db, id, before, threadPage + 1),
    lastRating(services.db, id),
  ])
  const part = partOf(
    rows.map((each) => adminMessage(ctx, each)),
    threadPage,
  )
  return ok({
    ...rowView(row, locale),
    messages: part,
    seen: row.memberSeen,
    rating: rating ? { ...rating, at: rating.at.getTime() } : null,
  })
}

interface Said {
  readonly id: number
  readonly requestId: string
  readonly text?: string | undefined
  readonly pic?: string | undefined
  readonly itemId?: number | undefined
}

interface Answered {
  readonly message: MessageRow
  readonly row: ConversationRow
}
type Refusal = 'notFound' | 'messageGoodsGone' | 'uploadGone'

/** Repeatable: the same request is one message; who answers looks after it from then on. */
export async function answer(
  ctx: StaffCtx,
  { id, requestId, text = '', pic: key, itemId }: Said,
): Promise<Result<AdminMessage, Refusal>> {
  const { services, scope, staff } = ctx
  const at = new Date(ctx.clock.now())
  const card = itemId === undefined ? null : await goodsCard(services, scope, itemId)
  const done = await transact<Answered, Refusal>(services.db, async (trx) => {
    const row = await lockConversation(trx, scope, id)
    if (!row) return refuse('notFound')
    const sent = await findSent(trx, id, 'staff', requestId)
    if (sent) return ok({ message: sent, row })
    if (card === undefined) return refuse('messageGoodsGone')
    const [pic = null] = (key && (await claim(trx, staffOwner(ctx), [key], 'feedback'))) || []
    if (key && !pic) return refuse('uploadGone')
    const kind: MessageKind = card ? 'goods' : pic ? 'picture' : 'text'
    const content = { requestId, kind, content: text, pic, card, at }
    const written = await write(trx, row, { sender: 'staff', staffId: staff.id, ...content })
    await queueTelling(trx, id, written.id, ctx.clock.now())
    // What was said stays with the conversation, and goes with it.
    const told = changesOf({}, { messageId: written.id })
    await audit(trx, ctx, 'conversation.answer', `conversation ${id}`, told)
    return ok({ message: written, row })
  })
  if (!done.ok) return done
  tellBoth(services, done.value.row)
  return ok(adminMessage(ctx, done.value.message))
}

export async function read(
  { services, scope }: StaffCtx,
  { id, upTo }: { id: number; upTo: number },
): Promise<Result<Record<string, never>, 'notFound'>> {
  const memberId = await setSeen(services.db, scope, id, 'staff', upTo)
  if (memberId === undefined) return refuse('notFound')
  tellBoth(services, { ...scope, memberId })
  return ok({})
}

/** Repeatable: what is closed stays closed. */
export function close(ctx: StaffCtx, { id }: { id: number }): Change {
  return changeConversation(ctx, id, async (trx, row) => {
    if (row.state === conversationStates.closed) return ok({})
    await setTurn(trx, id, afterClose(row, new Date(ctx.clock.now())))
    const told = changesOf({}, { closed: true })
    await audit(trx, ctx, 'conversation.close', `conversation ${id}`, told)
    return ok({})
  })
}
