import { sql } from 'kysely'
import type { Listing } from '#features/activities/activity/index.ts'

export interface ListedForm {
  readonly name: string
  readonly answers: number
  readonly most: number | null
}

/** What a list shows of a questionnaire. */
export const questionListing: Listing = { columns: sql`a.name, a.answers, a.most` }
