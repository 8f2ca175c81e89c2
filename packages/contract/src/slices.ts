import type { Slice } from './slice.ts'
import { everySlice } from './slices.gen.ts'

type Said = (typeof everySlice)[number]
type Part<Whole, Key extends string> =
  Whole extends Readonly<Record<Key, infer Value>> ? Value : never
type NamesOf<Table> = Table extends Table ? Extract<keyof Table, string> : never

/** What the nouns have under a key of their slices: one of their tables. */
export type PartIn<Key extends keyof Slice> = Part<Said, Key>
/** Names that some noun has under a key of its slice. */
export type NamesIn<Key extends keyof Slice> = NamesOf<Part<Said, Key>>
/** Names that some noun has under a key of what its slice says of the audit log. */
export type AuditNamesIn<Key extends keyof NonNullable<Slice['audit']>> = NamesOf<
  Part<Part<Said, 'audit'>, Key>
>

/** What each noun says, those below first (areas.json). */
export const slices: readonly Slice[] = everySlice

/** One table of those of all nouns; each name is one noun's. */
export function joined<Name extends string, Value>(
  tables: readonly (Readonly<Record<string, Value>> | undefined)[],
): Readonly<Record<Name, Value>> {
  return Object.assign({}, ...tables) as Readonly<Record<Name, Value>>
}
