import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Place, Token22 } from '../../fields.ts'
import { Me } from '../identity/identity.fields.ts'
import { screenRoles, screenStates } from './screen-auth.codes.ts'

export const ScreenRole = z.enum(screenRoles)

/** What a screen that wants to be signed in shows, and what it alone keeps. */
export const ScreenRequest = z.object({
  /** Stands in the code that a phone scans. */
  ask: Token22,
  /** Never shown: who has it is let in once a phone has allowed it. */
  claim: Token22,
  /** Four digits that the screen and the phone show alike. */
  digits: z.string(),
  /** Until when a phone may answer. */
  expireTime: Moment,
})
export type ScreenRequest = z.output<typeof ScreenRequest>

/** A screen's request, as it is told to whom scanned it. */
export const ScreenAsked = z.object({
  /** The store in which the screen stands, which is not always the one asked for. */
  store: Place.extend({ name: z.string() }),
  role: ScreenRole,
  /** Of the screen, by its own word: `Windows`; empty: unknown. */
  system: z.string(),
  /** `Chrome`; empty: unknown. */
  browser: z.string(),
  digits: z.string(),
  /** Whether the screen and who asks come by one network. */
  isNear: z.boolean(),
  expireTime: Moment,
})
export type ScreenAsked = z.output<typeof ScreenAsked>

export const screenAuthCalls = {
  open: POST('/sso/screen-auth/{p}-{s}/open', {
    summary: 'A screen asks to be signed in by a phone, for two minutes',
    authz: 'none',
    body: z.strictObject({ role: ScreenRole }),
    reply: ScreenRequest,
  }),
  asked: GET('/sso/screen-auth/{p}-{s}/asked', {
    summary:
      'What a screen asks, before a phone allows it, whatever store is asked; the answer names its store',
    authz: 'none',
    query: z.object({ ask: Token22 }),
    reply: ScreenAsked,
  }),
  answer: POST('/sso/screen-auth/{p}-{s}/answer', {
    summary: 'Allows a screen of this store to be signed in as who answers, or refuses it; once',
    authz: 'user',
    body: z.strictObject({ ask: Token22, isAllowed: z.boolean() }),
    reply: z.object({ isAllowed: z.boolean() }),
  }),
  /** Asked again and again while the code is shown; repeated, it answers the same session. */
  claim: POST('/sso/screen-auth/{p}-{s}/claim', {
    summary: 'How a screen’s request stands; once it is allowed, signs the screen in',
    authz: 'none',
    body: z.strictObject({ claim: Token22 }),
    reply: z.object({ state: z.enum(screenStates), user: Me.nullable() }),
  }),
}
