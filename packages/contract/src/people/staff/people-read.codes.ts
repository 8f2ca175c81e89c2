import type { AuditKind } from './audit.codes.ts'

/** How personal data was read: one person or thing, a list, a list that words narrowed, a file. */
export const readWays = ['open', 'list', 'search', 'export'] as const
export type ReadWay = (typeof readWays)[number]

/** Things beside those of the audit log that are about people. */
export const peopleKinds = ['voucher', 'device', 'share', 'floor'] as const
export type ReadKind = AuditKind | (typeof peopleKinds)[number]

/** That a call shows staff what is known of people. */
export interface PeopleRead {
  /** What a list is for words (`q`) is a search. */
  readonly way: Exclude<ReadWay, 'search'>
  /** What it is about. */
  readonly of: ReadKind
  /** Field of the input that names which one; absent: all of its kind. */
  readonly by?: string
}
