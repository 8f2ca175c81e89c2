import {
  conversationStates,
  threadPage,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import type { Message } from '@mallard/contract/aftersales/conversation/conversation.fields'
import { serviceTopic } from '@mallard/contract/people/notices/notices.codes'
import { day, minute, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { alertStaff } from '#features/people/alert/index.ts'
import { tellOffice, tellPages } from '#features/people/notices/index.ts'
import { claim, sweepWithPictures } from '#features/shop/upload/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { goodsCard, orderCard } from './card.service.ts'
import {
  findConversation,
  findSent,
  holdConversation,
  insertMessage,
  lockConversation,
  messagesBefore,
  removeOldMessages,
  setSeen,
  setTurn,
  unreadOf,
  type ConversationRow,
  type MessageRow,
  type NewMessage,
} from './conversation.repo.ts'
import { afterMessage, beginning } from './conversation.states.ts'
import { messageView, partOf } from './conversation-view.ts'
import { insertRating, isRated } from './rating.repo.ts'
import { awayText } from './setting.service.ts'

/** Messages of one member in a store. */
const perMinute = 20
const perDay = 400
/** What was agreed is asked for within the warranty, which is a year. */
const keptFor = 730 * day

export async function messages(ctx: ShopperCtx, { before }: { before?: number | undefined }) {
  const { services, scope, shopper, locale } = ctx
  const { db } = services
  const found = await findConversation(db, scope, shopper.id)
  const away = await awayText(ctx, scope)
  if (!found)
    return ok({
      ...{ list: [], hasEarlier: false, state: null, unread: 0, seen: 0 },
      away,
      canRate: false,
    })
  const [rows, count, wasRated] = await Promise.all([
    messagesBefore(db, found.id, before, threadPage + 1),
    unreadOf(db, scope, shopper.id),
    isRated(db, found),
  ])
  const { list, hasEarlier } = partOf(rows, threadPage)
  return ok({
    list: list.map((row) => messageView(services, row, locale)),
    hasEarlier,
    state: found.state,
    unread: count,
    seen: found.staffSeen,
    away,
    canRate: found.state === conversationStates.closed && found.lastId > 0 && !wasRated,
  })
}

export async function unread({ services: { db }, scope, shopper }: ShopperCtx) {
  return ok({ unread: await unreadOf(db, scope, shopper.id) })
}

export async function read({ services, scope, shopper }: ShopperCtx, { upTo }: { upTo: number }) {
  const { db } = services
  const found = await findConversation(db, scope, shopper.id)
  if (found && found.memberSeen < upTo) {
    await setSeen(db, scope, found.id, 'member', upTo)
    tellBoth(services, { ...scope, memberId: shopper.id })
  }
  return ok({ unread: await unreadOf(db, scope, shopper.id) })
}

/** Repeatable: what was said first stands. */
export async function rate(
  ctx: ShopperCtx,
  { stars, words }: { stars: number; words: string },
): Promise<Result<Record<string, never>, 'conversationOpen'>> {
  const { services, scope, shopper } = ctx
  const at = new Date(ctx.clock.now())
  const done = await transact<Record<string, never>, 'conversationOpen'>(
    services.db,
    async (trx) => {
      const known = await findConversation(trx, scope, shopper.id)
      const row = known && (await lockConversation(trx, scope, known.id))
      if (!row || row.state !== conversationStates.closed || row.lastId === 0)
        return refuse('conversationOpen')
      await insertRating(trx, row, { stars, words, at })
      return ok({})
    },
  )
  if (done.ok) tellBoth(services, { ...scope, memberId: shopper.id })
  return done
}

interface Said {
  readonly requestId: string
  readonly text?: string | undefined
  readonly pic?: string | undefined
  readonly itemId?: number | undefined
  readonly orderSn?: string | undefined
}

type Refusal = 'notFound' | 'messageTooFast' | 'messageTooMany' | 'messageGoodsGone' | 'uploadGone'
type Content = Pick<NewMessage, 'kind' | 'content' | 'pic' | 'card'>

/** Repeatable: the same request is one message, however often it is sent. */
export async function send(ctx: ShopperCtx, said: Said): Promise<Result<Message, Refusal>> {
  const { services, scope, shopper, locale } = ctx
  const { db } = services
  const known = await findConversation(db, scope, shopper.id)
  const first = known && (await findSent(db, known.id, 'member', said.requestId))
  if (first) return ok(messageView(services, first, locale))
  const refused = await floodOf(ctx)
  if (refused) return refuse(refused)
  const card = await cardOf(ctx, said)
  if (!card.ok) return card
  const at = new Date(ctx.clock.now())
  const done = await transact<Message, Refusal>(db, async (trx) => {
    const row = await holdConversation(trx, scope, shopper.id, { turn: beginning, at })
    const sent = await findSent(trx, row.id, 'member', said.requestId)
    if (sent) return ok(messageView(services, sent, locale))
    const content = await contentOf(trx, ctx, said, card.value)
    if (!content) return refuse('uploadGone')
    const { requestId } = said
    const message = { sender: 'member' as const, staffId: null, requestId, ...content, at }
    const written = await write(trx, row, message)
    // Once for all that a member writes until they are answered.
    if (row.state !== conversationStates.waiting) await ring(trx, row, written)
    return ok(messageView(services, written, locale))
  })
  if (done.ok) tellBoth(services, { ...scope, memberId: shopper.id })
  return done
}

/** Has the open pages of both sides ask for what is new. */
export function tellBoth(
  services: Services,
  { partnerId, storeId, memberId }: Scope & { memberId: number },
): void {
  tellPages(services, { partnerId, memberId, topic: serviceTopic })
  tellOffice(services, { partnerId, storeId }, serviceTopic)
}

/** A message with the turn after it, in a conversation that is locked. */
export async function write(
  trx: Db,
  row: ConversationRow,
  message: NewMessage,
): Promise<MessageRow> {
  const written = await insertMessage(trx, row, message)
  const { id, at } = written
  await setTurn(trx, row.id, afterMessage(row, message.sender, message), { id, at })
  return written
}

/** The bell says that somebody waits, not who. */
async function ring(
  trx: Db,
  { id, partnerId, storeId }: ConversationRow,
  { id: messageId, at }: MessageRow,
): Promise<void> {
  const text = [`会话 ${id}：有顾客等待回复`, `Conversation ${id}: a shopper waits`] as const
  await alertStaff(trx, [
    { kind: 'message', partnerId, storeId, topic: `message ${messageId}`, ref: `${id}`, text, at },
  ])
}

async function floodOf({
  services: { limiter },
  scope: { partnerId, storeId },
  shopper,
}: ShopperCtx): Promise<'messageTooFast' | 'messageTooMany' | undefined> {
  const key = `conversation:${partnerId}-${storeId}:${shopper.id}`
  if (!(await limiter.take(`${key}:minute`, perMinute, minute))) return 'messageTooFast'
  return (await limiter.take(`${key}:day`, perDay, day)) ? undefined : 'messageTooMany'
}

async function cardOf(
  { services, scope, shopper }: ShopperCtx,
  { itemId, orderSn }: Said,
): Promise<Result<NewMessage['card'], 'notFound' | 'messageGoodsGone'>> {
  if (itemId !== undefined) {
    const card = await goodsCard(services, scope, itemId)
    return card ? ok(card) : refuse('messageGoodsGone')
  }
  if (orderSn === undefined) return ok(null)
  const card = await orderCard(services, { ...scope, memberId: shopper.id }, orderSn)
  return card ? ok(card) : refuse('notFound')
}

/** What a message holds; undefined where its picture is not there to be had. */
async function contentOf(
  trx: Db,
  { scope: { partnerId }, shopper }: ShopperCtx,
  { text: content = '', pic: key, itemId }: Said,
  card: NewMessage['card'],
): Promise<Content | undefined> {
  if (card) return { kind: itemId === undefined ? 'order' : 'goods', content: '', pic: null, card }
  if (key === undefined) return { kind: 'text', content, pic: null, card }
  const owner = { partnerId, memberId: shopper.id }
  const [pic] = (await claim(trx, owner, [key], 'feedback')) ?? []
  return pic && { kind: 'picture', content: '', pic, card }
}

/** Removes messages that are too old, with their pictures. */
export const sweepMessages = sweepWithPictures((trx, now, max) =>
  removeOldMessages(trx, new Date(now - keptFor), max),
)
