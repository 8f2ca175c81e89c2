import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { cappedPageOf, Moment, Paging, RowId, whole } from '../../fields.ts'
import { alertKinds, maxUnreadAlerts } from './alert.codes.ts'

const Kind = z.enum(alertKinds)

/** Something that happened and that somebody in the back office should know soon. */
export const Alert = z.object({
  id: z.number().int(),
  kind: Kind,
  text: z.string(),
  /** What it is about, as the page of its kind names it: an order number, the code of a SKU. */
  ref: z.string(),
  at: Moment,
  /** By the one who asks: each of the staff has an inbox of their own. */
  isRead: z.boolean(),
})
export type Alert = z.output<typeof Alert>

/** How many are unread; from `maxUnreadAlerts` on, at least so many. */
export const UnreadAlerts = z.object({ unread: z.number().int().max(maxUnreadAlerts) })
export type UnreadAlerts = z.output<typeof UnreadAlerts>

const AlertId = whole(0, Number.MAX_SAFE_INTEGER)

/**
 * Whoever works in a store has an inbox there. It holds what they have the right to see: who has no
 * right in the store finds nothing.
 */
export const alertAdminCalls = {
  unread: GET('/admin/api/{p}-{s}/alerts/unread', {
    summary: 'How many alerts of the store one has not read; cheap, because every open page asks',
    authz: 'operator',
    reply: UnreadAlerts.extend({
      /** The number of the newest alert that one may see, read or not; 0 without any. */
      newest: AlertId,
    }),
  }),
  list: GET('/admin/api/{p}-{s}/alerts', {
    summary: 'Alerts of the store that one may see, the newest first, of one kind or of all',
    authz: 'operator',
    query: z.object({
      ...Paging,
      kind: Kind.optional(),
      state: z.enum(['unread', 'all']).default('all'),
    }),
    reply: cappedPageOf(Alert).extend({
      unread: z.number().int(),
      /** The number of the newest that one may see; 0 without any. */
      newest: AlertId,
      /** Kinds that one may see. */
      kinds: z.array(Kind),
    }),
  }),
  read: POST('/admin/api/{p}-{s}/alerts/{id}/read', {
    summary: 'Marks one alert as read by oneself',
    authz: 'operator',
    keepsPages: true,
    params: z.object({ id: RowId }),
    reply: UnreadAlerts,
  }),
  readAll: POST('/admin/api/{p}-{s}/alerts/read-all', {
    summary:
      'Marks as read by oneself what one has seen: all of a kind, or of every kind, up to one',
    authz: 'operator',
    keepsPages: true,
    body: z.strictObject({ kind: Kind.optional(), upTo: AlertId }),
    reply: UnreadAlerts,
  }),
}
