import { setupFaults } from '@mallard/contract/activities/form/form'
import type {
  AdminEvent,
  EventSetup,
} from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { invitationAdmin } from '@mallard/contract/admin-limits.gen'
import type { PictureRef } from '@mallard/contract/fields'
import { outsideAddress } from '@mallard/contract/own-path'
import { pointOf } from '@mallard/contract/point'
import { day, hour, type Instant } from '@mallard/kernel'
import { namedPeriodOf, type NamedPeriodDraft } from '#platform/activity/named-period.ts'
import { isFault } from '#platform/form/is-fault.ts'
import { trimmed, type Questions } from '#platform/questions/form-draft.ts'
import { wholeTyped } from '#platform/show.ts'
import { momentInput, momentOf, nextHour } from '#platform/store-clock.ts'

/** An event as it is typed; its period is when entries are taken. */
export interface EventDraft extends NamedPeriodDraft {
  /** `2026-11-20T18:00`, by the store's clock. */
  readonly holdsAt: string
  readonly holdsUntil: string
  readonly isOnline: boolean
  readonly place: string
  readonly placeEn: string
  /** As a map hands it out. */
  readonly point: string
  readonly onlineUrl: string
  readonly pic: PictureRef | null
  readonly audience: string
  readonly audienceEn: string
  readonly html: string
  readonly htmlEn: string
  readonly questions: Questions
  readonly capacity: string
}

/** What is not right yet. */
export interface Fault {
  readonly text:
    | 'badName'
    | 'badTime'
    | 'badHeld'
    | 'badPlace'
    | 'badPoint'
    | 'badUrl'
    | 'badCapacity'
    | 'badQuestions'
}

/** Two weeks of entries from the next full hour on; held the day after, for two hours. */
export function newDraft(now: Instant): EventDraft {
  const from = nextHour(now)
  const until = from + 14 * day
  return {
    name: '',
    nameEn: '',
    from: momentInput(from),
    until: momentInput(until),
    holdsAt: momentInput(until + day),
    holdsUntil: momentInput(until + day + 2 * hour),
    isOnline: false,
    place: '',
    placeEn: '',
    point: '',
    onlineUrl: '',
    pic: null,
    audience: '',
    audienceEn: '',
    html: '',
    htmlEn: '',
    questions: [],
    capacity: '20',
  }
}

export function draftOf(of: AdminEvent): EventDraft {
  const { name, nameEn, startAt, endAt, holdsAt, holdsUntil, capacity } = of
  const { isOnline, place, placeEn, point, onlineUrl, pic, audience, audienceEn } = of
  const { html, htmlEn, questions } = of
  return {
    ...{ name, nameEn, isOnline, place, placeEn, point, onlineUrl, pic, audience, audienceEn },
    ...{ html, htmlEn, questions },
    from: momentInput(startAt),
    until: momentInput(endAt),
    holdsAt: momentInput(holdsAt),
    holdsUntil: momentInput(holdsUntil),
    capacity: String(capacity),
  }
}

/** The same event from the next full hour on, all its times as far apart. */
export function draftLike(of: AdminEvent, now: Instant): EventDraft {
  const later = nextHour(now) - of.startAt
  const moved = (at: Instant) => momentInput(at + later)
  return {
    ...draftOf(of),
    from: moved(of.startAt),
    until: moved(of.endAt),
    holdsAt: moved(of.holdsAt),
    holdsUntil: moved(of.holdsUntil),
  }
}

/** Empty where none is told; undefined: it is none. */
function pointTyped(text: string): string | undefined {
  if (text === '') return ''
  const point = pointOf(text)
  return point && `${point.latitude},${point.longitude}`
}

/** Where it is held: a place, or an address that can be opened. */
function whereOf(
  draft: EventDraft,
): Pick<EventSetup, 'isOnline' | 'place' | 'placeEn' | 'point' | 'onlineUrl'> | Fault {
  if (draft.isOnline) {
    const onlineUrl = draft.onlineUrl.trim()
    if (!outsideAddress(onlineUrl)) return { text: 'badUrl' }
    return { isOnline: true, place: '', placeEn: '', point: '', onlineUrl }
  }
  const place = draft.place.trim()
  if (place === '') return { text: 'badPlace' }
  const point = pointTyped(draft.point.trim())
  if (point === undefined) return { text: 'badPoint' }
  return { isOnline: false, place, placeEn: draft.placeEn.trim(), point, onlineUrl: '' }
}

/** What saving would send, or what is not right yet. */
export function setupOf(
  draft: EventDraft,
  { id, version }: { readonly id: number; readonly version: number },
): EventSetup | Fault {
  const named = namedPeriodOf(draft, invitationAdmin.save)
  if (isFault(named)) return named
  const [holdsAt, holdsUntil] = [momentOf(draft.holdsAt), momentOf(draft.holdsUntil)]
  if (holdsAt === undefined || holdsUntil === undefined) return { text: 'badHeld' }
  if (holdsAt < named.endAt || holdsUntil <= holdsAt) return { text: 'badHeld' }
  const where = whereOf(draft)
  if (isFault(where)) return where
  const capacity = wholeTyped(draft.capacity, invitationAdmin.save.capacity)
  if (capacity === undefined) return { text: 'badCapacity' }
  if (setupFaults(draft.questions).length > 0) return { text: 'badQuestions' }
  return {
    id,
    version,
    ...named,
    ...where,
    holdsAt,
    holdsUntil,
    capacity,
    pic: draft.pic?.url ?? '',
    audience: draft.audience.trim(),
    audienceEn: draft.audienceEn.trim(),
    html: draft.html,
    htmlEn: draft.htmlEn,
    questions: trimmed(draft.questions),
  }
}
