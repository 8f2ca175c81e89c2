import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type { EntryState } from '@mallard/contract/activities/invitation/invitation.codes'
import type {
  AdminEntry,
  AdminEvent,
  AdminEventRow,
  EventSetup,
} from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { outsideAddress } from '@mallard/contract/own-path'
import { pointOf } from '@mallard/contract/point'
import { maxSheetRows, type SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import {
  beijingDateTime,
  ok,
  refuse,
  type Locale,
  type Refused,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { defineActivity, recordsOf, type ListRow } from '#features/activities/activity/index.ts'
import {
  answersInWords,
  answersSheet,
  formWrong,
  questionsIn,
} from '#features/activities/form/index.ts'
import { holdPictures } from '#features/catalog/media/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { sanitizeRich } from '#platform/rich-text.ts'
import {
  countCheckedIn,
  eventListing,
  listEntries,
  type ListedEntry,
  type ListedEvent,
} from './entry-admin.repo.ts'
import { findEvent, setPicture, type EventRow } from './invitation.repo.ts'

type Terms = Omit<EventSetup, 'id' | 'version'>

const termsOf = (event: EventRow) => ({
  name: event.name,
  nameEn: event.nameEn,
  holdsAt: event.holdsAt,
  holdsUntil: event.holdsUntil,
  isOnline: event.isOnline,
  place: event.place,
  placeEn: event.placeEn,
  point: event.point,
  onlineUrl: event.onlineUrl,
  audience: event.audience,
  audienceEn: event.audienceEn,
  html: event.html,
  htmlEn: event.htmlEn,
  questions: event.questions,
  capacity: event.capacity,
  startAt: event.startAt,
  endAt: event.endAt,
})

export async function detail(
  { services: { db }, scope, clock }: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminEvent, 'notFound'>> {
  const event = await findEvent(db, scope, id)
  if (!event) return refuse('notFound')
  const { version, pic, closeReason, taken, waiting } = event
  return ok({
    ...termsOf(event),
    id,
    version,
    pic,
    state: activityState(event, clock.now()),
    closeReason,
    taken,
    waiting,
    checkedIn: await countCheckedIn(db, id),
  })
}

type Fault = 'badInput' | 'mediaGone' | 'formWrong' | 'invitationBegun'

/** Why it cannot be held so; undefined: it can. */
function placeFault(setup: EventSetup): Refused<Fault> | undefined {
  const { endAt, holdsAt, holdsUntil, isOnline, place, point, onlineUrl } = setup
  if (holdsAt < endAt) return refuse('badInput', { field: 'holdsAt' })
  if (holdsUntil <= holdsAt) return refuse('badInput', { field: 'holdsUntil' })
  if ((place === '') !== isOnline) return refuse('badInput', { field: 'place' })
  if (point !== '' && (isOnline || !pointOf(point))) return refuse('badInput', { field: 'point' })
  const isReached = isOnline ? outsideAddress(onlineUrl) !== undefined : onlineUrl === ''
  return isReached ? undefined : refuse('badInput', { field: 'onlineUrl' })
}

async function check(
  trx: Db,
  { scope }: StaffCtx,
  setup: EventSetup,
): Promise<Refused<Fault> | undefined> {
  const fault = placeFault(setup) ?? formWrong(setup.questions)
  if (fault || setup.pic === '') return fault
  const { pictures } = await holdPictures(trx, scope.partnerId, [setup.pic])
  if (pictures.has(setup.pic)) return undefined
  const before = setup.id > 0 ? await findEvent(trx, scope, setup.id) : undefined
  return before?.pic?.url === setup.pic ? undefined : refuse('mediaGone')
}

/** The picture that was named; one that left the library stays as the event has it. */
async function savePicture(
  trx: Db,
  { partnerId }: Scope,
  id: number,
  { pic: url }: Pick<EventSetup, 'pic'>,
): Promise<void> {
  const { pictures, noteUses } = await holdPictures(trx, partnerId, url === '' ? [] : [url])
  const pic = pictures.get(url)
  if (pic || url === '') await setPicture(trx, id, pic ?? null)
  await noteUses({ kind: 'invitation', refId: id })
}

/** `close`: nobody enters any more; those who entered stay, and it is held. */
export const {
  list,
  save,
  close,
  setUp: setUpEvent,
} = defineActivity({
  object: 'invitation',
  table: 'invitation',
  begun: 'invitationBegun',
  mayBeginAtOnce: true,
  find: findEvent,
  setupOf: (event: EventRow): Terms => ({ ...termsOf(event), pic: event.pic?.url ?? '' }),
  columns: (setup: EventSetup) => ({
    name: setup.name,
    name_en: setup.nameEn,
    holds_at: new Date(setup.holdsAt),
    holds_until: new Date(setup.holdsUntil),
    is_online: setup.isOnline,
    place: setup.place,
    place_en: setup.placeEn,
    point: setup.point,
    online_url: setup.onlineUrl,
    audience: setup.audience,
    audience_en: setup.audienceEn,
    html: sanitizeRich(setup.html),
    html_en: sanitizeRich(setup.htmlEn),
    questions: JSON.stringify(setup.questions),
    capacity: setup.capacity,
  }),
  check,
  saved: savePicture,
  listing: eventListing,
  row: (row: ListRow<ListedEvent>): AdminEventRow => row,
  detail,
})

export const entries = recordsOf({
  find: findEvent,
  list: listEntries,
  view(rows: ListedEntry[], { services, locale }, event) {
    const questions = questionsIn(locale, event.questions)
    return rows.map(({ answers, pics, phone, ...row }): AdminEntry => ({
      ...row,
      phone: maskedPhone(phone),
      answers: answersInWords(services, questions, { answers, pics }, locale),
    }))
  },
})

const stateWords: Readonly<Record<EntryState, readonly [zh: string, en: string]>> = {
  in: ['已报名', 'has a place'],
  waiting: ['候补', 'waits'],
  withdrawn: ['已取消', 'withdrawn'],
}

/** All who entered, the latest first. */
export async function exportEntries(
  ctx: StaffCtx,
  asked: { readonly id: number; readonly format: SheetFormat },
): Promise<Result<SheetFile, 'notFound'>> {
  const { services, scope } = ctx
  const event = await findEvent(services.db, scope, asked.id)
  if (!event) return refuse('notFound')
  const all = { offset: 0, limit: maxSheetRows }
  const { rows } = await listEntries(services.db, scope, asked.id, all, {})
  return ok(await answersSheet(ctx, entrySheet, asked, event.questions, rows))
}

const entrySheet = {
  object: 'invitation',
  named: ['报名名单', 'entries'],
  heads: [
    ['报名时间', 'Entered', 20],
    ['昵称', 'Name', 20],
    ['手机号', 'Phone', 16],
    ['状态', 'State', 12],
    ['签到时间', 'Came', 20],
  ],
  cells: ({ at, name, phone, state, checkedInAt }: ListedEntry, locale: Locale) => [
    beijingDateTime(at),
    name,
    maskedPhone(phone),
    textIn(locale, stateWords[state]),
    checkedInAt === null ? '' : beijingDateTime(checkedInAt),
  ],
} as const
