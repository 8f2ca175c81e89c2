/**
 * Whose turn it is: 0 a member's message waits for the staff, 1 it is answered, 2 the staff closed
 * it. What a member writes opens it again.
 */
export const conversationStates = { waiting: 0, answered: 1, closed: 2 } as const
export type ConversationState = (typeof conversationStates)[keyof typeof conversationStates]

/** Who wrote a message. */
export const messageSenders = ['member', 'staff'] as const
export type MessageSender = (typeof messageSenders)[number]

/** What a message holds. */
export const messageKinds = ['text', 'picture', 'goods', 'order'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Characters of one message. */
export const maxMessageText = 1000
/** Messages that are read at once. */
export const threadPage = 30

/** Stars of a rating. */
export const maxStars = 5
/** Texts that a store keeps to answer with, and characters of one. */
export const maxReplies = 30
export const maxReplyText = 300
/** Characters of what is said while nobody is there. */
export const maxAwayText = 200
/** Hours of silence after an answer with which a conversation is over. */
export const silentHours = 48
