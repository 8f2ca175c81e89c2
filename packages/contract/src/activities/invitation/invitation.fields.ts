import { z } from 'zod'
import { Moment, PictureRef } from '../../fields.ts'
import { AnswerFaultField, Question } from '../form/form.fields.ts'
import { entryStates, standings } from './invitation.codes.ts'

/** An event as lists and pages of content show it, in the language of who reads it. */
export const EventTile = z.object({
  id: z.number().int(),
  name: z.string(),
  pic: PictureRef.nullable(),
  isOnline: z.boolean(),
  /** Where it is held; empty online. */
  place: z.string(),
  holdsAt: Moment,
  holdsUntil: Moment,
  standing: z.enum(standings),
  /** Places of all, and those that are left. */
  capacity: z.number().int(),
  left: z.number().int(),
})
export type EventTile = z.output<typeof EventTile>

export const InvitationCard = EventTile.extend({
  /** Where who reads it stands; null: they did not enter. */
  myState: z.enum(entryStates).nullable(),
})
export type InvitationCard = z.output<typeof InvitationCard>

/** What somebody has who entered. */
export const MyEntry = z.object({
  entryId: z.number().int(),
  state: z.enum(entryStates),
  /** Of who waits: 1 is the first to move up; null otherwise. */
  queue: z.number().int().nullable(),
  /** What opens the door, shown as a code; of who has a place, null otherwise. */
  pass: z.string().nullable(),
  /** When the door was opened; null: not yet. */
  checkedInAt: Moment.nullable(),
})
export type MyEntry = z.output<typeof MyEntry>

export const Invitation = EventTile.extend({
  /** When entries are taken. */
  startAt: Moment,
  endAt: Moment,
  /** Where its place is on a map, in degrees, GCJ-02; null: not told, or online. */
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Who may come, in words; empty: anybody. */
  audience: z.string(),
  /** What it is about: rich text. */
  html: z.string(),
  /** People who wait for a place. */
  waiting: z.number().int(),
  /** Whether an entry answers questions. */
  hasForm: z.boolean(),
  /** Where it is held online; for those with a place alone, null otherwise. */
  onlineUrl: z.string().nullable(),
  /** Null: who reads it did not enter. */
  my: MyEntry.nullable(),
  serverTime: Moment,
})
export type Invitation = z.output<typeof Invitation>

export const InvitationForm = z.object({
  id: z.number().int(),
  questions: z.array(Question),
})
export type InvitationForm = z.output<typeof InvitationForm>

/** What is wrong with answers that were sent, or what came of them. */
export const InvitationAdded = z.object({
  /** Empty: the entry is kept. */
  faults: z.array(AnswerFaultField),
  /** Null while there are faults. */
  entryId: z.number().int().nullable(),
  state: z.enum(entryStates).nullable(),
})
export type InvitationAdded = z.output<typeof InvitationAdded>
