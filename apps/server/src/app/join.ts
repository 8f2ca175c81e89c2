import type { Feature } from '#platform/feature.ts'
import { features } from './features.ts'

type Features = (typeof features)[number]
type Both<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void
  ? I
  : never

/**
 * What all features say under a name, each part with its exact type: what is missing in the whole
 * does not compile.
 */
export type Joined<K extends 'jobs' | 'provides' | 'opening' | 'toDos'> = Both<Part<Features, K>>
type Part<F, K extends string> =
  F extends Readonly<Record<K, infer P>> ? (P extends (...args: never[]) => infer R ? R : P) : never

/** The features, read by what any may have. */
export const everyFeature: readonly Feature[] = features

/** Parts with names in one; a name that comes twice is a mistake. */
export function join<T>(
  what: string,
  parts: readonly (Readonly<Record<string, T>> | undefined)[],
): Readonly<Record<string, T>> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  const all = new Map(entries)
  if (all.size < entries.length) {
    const twice = entries
      .map(([name]) => name)
      .filter((name, place, names) => names.indexOf(name) < place)
    throw new Error(`${what}: two features say ${twice.join(', ')}`)
  }
  return Object.fromEntries(all)
}
