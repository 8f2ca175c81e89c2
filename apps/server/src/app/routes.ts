import type { Bound } from '#platform/http/bind.ts'
import { everyFeature } from './join.ts'
import { ports } from './ports.ts'

/** Every row of the contract with its handler. */
export const bound: readonly Bound[] = everyFeature.flatMap(({ routes }) => routes?.(ports) ?? [])
