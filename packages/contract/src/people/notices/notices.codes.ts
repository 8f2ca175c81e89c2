/**
 * What a message is about, in the order of the message page; each can be switched off by its
 * member.
 */
export const noticeKinds = [
  'order',
  'payment',
  'parcel',
  'return',
  'coupon',
  'service',
  'activity',
] as const

/** Path of the socket; no call of the table, because nothing is asked there. */
export const noticeSocketPath = '/ws/notices'
/** What pages that show what a member and the service write to each other follow there. */
export const serviceTopic = 'service'

/** Why the shop closes a socket: RFC 6455, and a code of its own when the session has ended. */
export const socketClose = { misuse: 1008, restart: 1012, sessionEnded: 4401 } as const
