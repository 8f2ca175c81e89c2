import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { line, Moment, PictureRef, RowId, text, whole } from '../../fields.ts'
import { longestPoint } from '../../point.ts'
import {
  activityAdminCalls,
  activitySetup,
  exporting,
  records,
} from '../activity/activity-admin.calls.ts'
import { activityDetail } from '../activity/activity.fields.ts'
import { OpenFormSetup, SaidAnswer } from '../form/form.fields.ts'
import { checkInResults, entryStates, maxSeats } from './invitation.codes.ts'

const moment = whole(0, 9_999_999_999_999)

const Setup = z.strictObject({
  /** Its period is when entries are taken. */
  ...activitySetup,
  holdsAt: moment,
  holdsUntil: moment,
  isOnline: z.boolean(),
  /** Where it is held; empty online. */
  place: line(100),
  placeEn: line(200),
  /** That place on a map, "latitude,longitude" in degrees (GCJ-02); empty: not told, or online. */
  point: line(longestPoint),
  /** Where those with a place find it online; empty otherwise. */
  onlineUrl: line(300),
  /** Address of a picture of the library, or of the one that it has; empty: none. */
  pic: z.string().max(200),
  /** Who may come; empty: anybody. */
  audience: line(60),
  audienceEn: line(120),
  html: text(20_000),
  /** Empty: the Chinese one is shown. */
  htmlEn: text(20_000),
  questions: OpenFormSetup,
  capacity: whole(1, maxSeats),
})
export type EventSetup = z.output<typeof Setup>

export const AdminEvent = Setup.extend({
  ...activityDetail,
  holdsAt: Moment,
  holdsUntil: Moment,
  pic: PictureRef.nullable(),
  capacity: z.number().int(),
  /** Places that are taken, people who wait, and those who came. */
  taken: z.number().int(),
  waiting: z.number().int(),
  checkedIn: z.number().int(),
})
export type AdminEvent = z.output<typeof AdminEvent>

export const AdminEventRow = AdminEvent.pick({
  id: true,
  name: true,
  state: true,
  startAt: true,
  endAt: true,
  holdsAt: true,
  holdsUntil: true,
  capacity: true,
  taken: true,
  waiting: true,
})
export type AdminEventRow = z.output<typeof AdminEventRow>

/** One entry as staff read it. */
export const AdminEntry = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  /** Name of the member, and their phone, masked. */
  name: z.string(),
  phone: z.string(),
  state: z.enum(entryStates),
  at: Moment,
  /** When they came, and who of the staff let them in. */
  checkedInAt: Moment.nullable(),
  checkedInBy: z.string(),
  /** In the order of the questions that were answered. */
  answers: z.array(SaidAnswer),
})
export type AdminEntry = z.output<typeof AdminEntry>

/** What the door says of a pass. */
export const CheckedIn = z.object({
  result: z.enum(checkInResults),
  /** Of who holds the pass; empty where it is unknown. */
  name: z.string(),
  phone: z.string(),
  /** The event that the pass is for; empty where it is unknown. */
  event: z.string(),
  /** When they came in; null: they did not. */
  at: Moment.nullable(),
})
export type CheckedIn = z.output<typeof CheckedIn>

export const invitationAdminCalls = {
  ...activityAdminCalls({
    path: 'event',
    paths: 'events',
    nouns: ['an event', 'Events'],
    ends: 'Takes no more entries, for good and with a reason; those who entered stay',
    row: AdminEventRow,
    one: AdminEvent,
    setup: Setup,
  }),
  entries: GET('/admin/api/{p}-{s}/events/{id}/entries', {
    summary: 'Who entered an event, the latest first',
    ...records('invitation', AdminEntry, 'promotion.read', {
      state: z.enum(entryStates).optional(),
    }),
  }),
  exportEntries: POST('/admin/api/{p}-{s}/events/{id}/export', {
    summary: 'All entries as a table, the latest first; noted in the audit log',
    ...exporting('invitation'),
  }),
  checkIn: POST('/admin/api/{p}-{s}/events/{id}/check-in', {
    summary:
      'Lets the holder of a pass in, once; a pass of another event, of who waits or has withdrawn changes nothing; the same request answers the same',
    authz: 'operator',
    right: 'event.checkin',
    params: z.object({ id: RowId }),
    body: z.strictObject({ code: line(100, 1), requestId: z.uuid() }),
    reply: CheckedIn,
  }),
}
