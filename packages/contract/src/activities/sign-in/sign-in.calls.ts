import { z } from 'zod'
import { GET, POST } from '../../api.ts'

const Day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, '日期有误')
const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份有误')

export const SignInContent = z.object({
  /** Whether the partner has daily sign-in at all. */
  isOn: z.boolean(),
  /** The day of Beijing, `yyyy-MM-dd`. */
  today: z.string(),
  /** Points of the first to the seventh day in a row; then it begins again with the first. */
  rewards: z.array(z.number().int()),
  isSigned: z.boolean(),
  /** Days in a row up to today, or up to yesterday while today is open. */
  streak: z.number().int(),
  /** Points that today brings, or has brought. */
  todayPoints: z.number().int(),
  balance: z.number().int(),
  /** How long these points hold, in words that go on a sentence. */
  expiryText: z.string(),
  isReminded: z.boolean(),
  calendar: z.object({
    /** `yyyy-MM` */
    month: z.string(),
    days: z.array(z.object({ day: z.string(), points: z.number().int(), isMadeUp: z.boolean() })),
  }),
  /** Null: a missed day cannot be made up. */
  makeUp: z
    .object({
      /** Points that it costs. */
      cost: z.number().int(),
      /** Whether the one of this month is left. */
      isLeft: z.boolean(),
      /** The first day that could be made up. */
      from: z.string(),
    })
    .nullable(),
})
export type SignInContent = z.output<typeof SignInContent>

export const signInCalls = {
  content: GET('/b2c/sign/{p}-{s}/content', {
    summary: 'Daily sign-in: its rewards, and a month of the member’s',
    authz: 'none',
    query: z.object({ month: Month.optional() }),
    reply: SignInContent,
  }),
  sign: POST('/b2c/sign/{p}-{s}/sign', {
    summary: 'Signs in for today, by the day of Beijing; once a day',
    authz: 'user',
    isPerk: true,
    body: z.strictObject({}),
    reply: z.object({
      points: z.number().int(),
      streak: z.number().int(),
      balance: z.number().int(),
    }),
  }),
  makeUp: POST('/b2c/sign/{p}-{s}/make-up', {
    summary: 'Makes a missed day of this month up for points, once a month',
    authz: 'user',
    isPerk: true,
    body: z.strictObject({ day: Day }),
    reply: z.object({ streak: z.number().int(), balance: z.number().int() }),
  }),
  remind: POST('/b2c/sign/{p}-{s}/remind', {
    summary: 'Asks for a notice at nine on days without a sign-in, or takes that back',
    authz: 'user',
    body: z.strictObject({ isOn: z.boolean() }),
    reply: z.object({ isOn: z.boolean() }),
  }),
}
