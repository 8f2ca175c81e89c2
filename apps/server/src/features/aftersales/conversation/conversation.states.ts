import {
  conversationStates,
  type ConversationState,
  type MessageSender,
} from '@mallard/contract/aftersales/conversation/conversation.codes'

/** What decides whose turn it is. */
export interface Turn {
  readonly state: ConversationState
  readonly waitingSince: Date | null
  /** Who of the staff looks after it. */
  readonly staffId: number | null
}

const { waiting, answered, closed } = conversationStates

/** Nobody has written yet. */
export const beginning: Turn = { state: closed, waitingSince: null, staffId: null }

/** After a message: who waits already waits since their first one; who answers looks after it. */
export function afterMessage(
  turn: Turn,
  sender: MessageSender,
  { at, staffId }: { at: Date; staffId: number | null },
): Turn {
  if (sender === 'staff')
    return { state: answered, waitingSince: null, staffId: turn.staffId ?? staffId }
  return {
    state: waiting,
    waitingSince: turn.waitingSince ?? at,
    // Who was there when it was closed may be away now.
    staffId: turn.state === closed ? null : turn.staffId,
  }
}

/** Nobody waits any more. */
export const afterClose = (turn: Turn): Turn => ({ ...turn, state: closed, waitingSince: null })
