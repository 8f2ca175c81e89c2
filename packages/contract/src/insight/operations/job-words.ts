import type { Words } from '../../slice.ts'
import { joined, slices } from '../../slices.ts'

/**
 * What each kind of job does, in Chinese and English, for who decides whether it is tried again;
 * each noun says its own.
 */
export const jobWords = joined<string, Words>(slices.map(({ jobs }) => jobs))

/** What a job of this kind does; empty for a kind that this version does not have. */
export const jobText = (kind: string, isEnglish: boolean): string =>
  jobWords[kind]?.[isEnglish ? 1 : 0] ?? ''
