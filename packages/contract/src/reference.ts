import type { z } from 'zod'

/** Descriptions of fields by their path: `groups.lines`; the empty path is the whole. */
export type FieldWords = Readonly<Record<string, string>>

/** A schema with a name in the reference of the API. */
export interface Noun {
  readonly id: string
  readonly schema: z.ZodType
  readonly text?: string
  readonly fields?: FieldWords
}

/** What is written beside a call, besides its summary. */
export interface CallWords {
  readonly text?: string
  readonly params?: FieldWords
  readonly query?: FieldWords
  readonly body?: FieldWords
  readonly reply?: FieldWords
}
