import type { Words } from '../../slice.ts'
import { joined, type NamesIn, slices } from '../../slices.ts'

/**
 * Activities and parts of the shop that content pages lead to; each noun says its own, and its
 * feature offers it.
 */
export type EntranceKind = NamesIn<'entrances'>

/** What the entrances are called: zh-CN, en. */
export const entranceNames = joined<EntranceKind, Words>(slices.map(({ entrances }) => entrances))
export const entranceKinds = Object.keys(entranceNames) as [EntranceKind, ...EntranceKind[]]
