import type { Call } from './api.ts'
import { calls } from './calls.gen.ts'

/** Every call of the shop that is built, by domain; joined from the nouns' `.calls.ts`. */
export { calls }

export type Calls = typeof calls

/** The table as a flat list: domain, name, row. */
export function everyCall(
  table: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls,
): { domain: string; name: string; call: Call }[] {
  return Object.entries(table).flatMap(([domain, rows]) =>
    Object.entries(rows).map(([name, call]) => ({ domain, name, call })),
  )
}
