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
  /** When it was closed, while it is. */
  readonly closedAt: Date | null
}

const { waiting, answered, closed } = conversationStates

/** Nobody has written yet. */
export const beginning: Turn = {
  state: closed,
  waitingSince: null,
  staffId: null,
  closedAt: new Date(0),
}

/** After a message: who waits already waits since their first one; who answers looks after it. */
export function afterMessage(
  turn: Turn,
  sender: MessageSender,
  { at, staffId }: { at: Date; staffId: number | null },
): Turn {
  if (sender === 'staff')
    return {
      state: answered,
      waitingSince: null,
      staffId: turn.staffId ?? staffId,
      closedAt: null,
    }
  return {
    state: waiting,
    waitingSince: turn.waitingSince ?? at,
    // Who was there when it was closed may be away now.
    staffId: turn.state === closed ? null : turn.staffId,
    closedAt: null,
  }
}

/** Nobody waits any more; who looked after it is known until it is opened again. */
export const afterClose = (turn: Turn, at: Date): Turn => ({
  ...turn,
  state: closed,
  waitingSince: null,
  closedAt: turn.state === closed ? turn.closedAt : at,
})
