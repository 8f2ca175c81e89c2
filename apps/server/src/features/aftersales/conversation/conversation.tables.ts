import type {
  ConversationState,
  MessageKind,
  MessageSender,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

/** Goods or an order as they were when they were sent. */
export interface SentCard {
  readonly itemId?: number
  readonly orderSn?: string
  readonly title: string
  readonly titleEn: string
  readonly pic: PictureRef
  /** Fen: the price of goods, what an order comes to. */
  readonly amount: number
  /** Units of an order. */
  readonly count: number
}

interface ConversationTables {
  conversation: {
    id: Generated<number>
    partner_id: number
    store_id: number
    member_id: number
    state: Generated<ConversationState>
    waiting_since: Date | null
    staff_id: number | null
    last_id: Generated<number>
    last_at: Date
    member_seen: Generated<number>
    staff_seen: Generated<number>
    closed_at: Date | null
  }
  conversation_setting: {
    partner_id: number
    store_id: number
    is_limited: boolean
    weekdays: JSONColumnType<number[]>
    opens: number
    closes: number
    away: string
    away_en: string
    replies: JSONColumnType<string[]>
    version: Generated<number>
  }
  conversation_rating: {
    conversation_id: number
    closed_at: Date
    partner_id: number
    store_id: number
    member_id: number
    staff_id: number | null
    stars: number
    words: string
    created_at: Date
  }
  conversation_message: {
    id: Generated<number>
    partner_id: number
    store_id: number
    conversation_id: number
    member_id: number
    sender: MessageSender
    staff_id: number | null
    request_id: string
    kind: MessageKind
    content: Generated<string>
    pic: JSONColumnType<PictureRef> | null
    card: JSONColumnType<SentCard> | null
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ConversationTables {}
}
