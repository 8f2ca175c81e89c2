import { z } from 'zod'
import { largestId, line, pageOf, Paging, RowId, text, whole } from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { activityStates } from './activity.codes.ts'

/** Milliseconds since the epoch. */
const moment = whole(0, 9_999_999_999_999)

/** What every activity is set up with, beside its name. */
export const activityPeriod = {
  /** 0: a new one. */
  id: whole(0, largestId).default(0),
  /** Of what was read; a save that names an older one is refused. */
  version: whole(0, 1_000_000_000).default(0),
  startAt: moment,
  endAt: moment,
}

/** What an activity with a name is set up with. */
export const activitySetup = { ...activityPeriod, name: line(40, 1), nameEn: line(80) }

/** Names the activity in the path. */
const ById = z.object({ id: RowId })

/** Why staff do something to an activity. */
const WithReason = z.strictObject({ reason: text(200, 1) })

const reading = { authz: 'operator', right: 'promotion.read' } as const
const writing = { authz: 'operator', right: 'promotion.write' } as const

/** The call that lists activities: a page of those in a state, or of all. */
export const listing = <Row extends z.ZodType>(row: Row) => ({
  ...reading,
  query: z.object({ ...Paging, state: z.enum(['ALL', ...activityStates]).default('ALL') }),
  reply: pageOf(row),
})

/** The call that shows one. */
export const detail = <One extends z.ZodType>(one: One) => ({
  ...reading,
  params: ById,
  reply: one,
})

/** A call that lists what came of one, the latest first, asked as its query says. */
export const records = <Row extends z.ZodType, Query extends z.ZodRawShape>(
  row: Row,
  right: 'promotion.read' | 'order.read',
  query: Query,
) => ({
  authz: 'operator' as const,
  right,
  params: ById,
  query: z.object({ ...Paging, ...query }),
  reply: pageOf(row),
})

/** The call that sets one up, or changes one that has not begun. */
export const saving = <Setup extends z.ZodRawShape, One extends z.ZodType>(
  setup: z.ZodObject<Setup, z.core.$strict>,
  one: One,
) => ({
  ...writing,
  body: setup.extend({ requestId: RequestId }),
  reply: one,
})

/** The call that says what stands against a set-up. */
export const clashing = <Setup extends z.ZodObject, Clash extends z.ZodType>(
  setup: Setup,
  clash: Clash,
) => ({
  ...reading,
  summary: 'What stands against a set-up; changes nothing',
  keepsPages: true as const,
  body: setup,
  reply: z.array(clash),
})

/** A call that does something to one, for good and with a reason. */
export const deciding = <One extends z.ZodType>(one: One) => ({
  ...writing,
  params: ById,
  body: WithReason,
  reply: one,
})
