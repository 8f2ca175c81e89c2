import type { InputOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'

/** Whom an invoice is to be made out to, as it is typed. */
export type Draft = Omit<InputOf<Calls['invoice']['apply']>, 'orderId'>

/** What looks like one address; the server has the last word. */
export const emailShape = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/
