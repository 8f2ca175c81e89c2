import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, whole } from '../../fields.ts'

/** Points of one day. */
const points = whole(0, 10_000)

const Rule = z.strictObject({
  isOn: z.boolean(),
  /** Points of the first to the seventh day in a row. */
  rewards: z.array(points).length(7),
  /** Points that a missed day costs; null: it cannot be made up. */
  makeUpCost: points.nullable(),
})
export type SignInRule = z.output<typeof Rule>

export const AdminSignIn = Rule.extend({
  /** 0 before the first save. */
  version: z.number().int(),
  updatedAt: Moment.nullable(),
  /** Members who want to be reminded. */
  reminders: z.number().int(),
  /** The last thirty days on which somebody signed in, the latest first. */
  days: z.array(
    z.object({
      /** `yyyy-MM-dd`, of Beijing */
      day: z.string(),
      /** Members who opened the page. */
      seen: z.number().int(),
      signed: z.number().int(),
      /** Points given. */
      points: z.number().int(),
      madeUp: z.number().int(),
      /** Points taken for days that were made up. */
      cost: z.number().int(),
    }),
  ),
})
export type AdminSignIn = z.output<typeof AdminSignIn>

export const signInAdminCalls = {
  read: GET('/admin/api/{p}-{s}/sign-in', {
    summary: 'Daily sign-in of the partner: its rule, and what came of it by day',
    authz: 'operator',
    right: 'promotion.read',
    reply: AdminSignIn,
  }),
  save: POST('/admin/api/{p}-{s}/sign-in/save', {
    summary: 'Changes the rule for all stores of the partner; from the next sign-in on',
    authz: 'operator',
    right: 'promotion.write',
    body: Rule.extend({
      /** Of the rule that was read; a save that names an older one is refused. */
      version: whole(0, 1_000_000_000).default(0),
    }),
    reply: AdminSignIn,
  }),
}
