/**
 * Columns that no copy shows: whose a row is and of which visit, what is of use to the shop alone,
 * and what lets friends in.
 */
export const unsaidColumns = ['partner_id', 'member_id', 'session_id', 'version', 'token'] as const

/** A part of a copy. */
export interface ShownInCopy {
  readonly name: string
  readonly title: readonly [zh: string, en: string]
  /** SQL of the columns to show; all but those that no copy shows by default. */
  readonly columns?: string
  readonly where?: string
}

/** Holds only secrets and digests, which say nothing to the member and would let others in. */
export interface WithheldFromCopy {
  readonly withheld: string
}

/**
 * What a table holds about a member: what a copy shows of it, and what is left of it when the
 * account has ended.
 */
export interface HeldTable {
  readonly table: string
  /**
   * How its rows belong to a member: by `member_id` by default. `order`: through the order they
   * are about; `phone`, `identity`: by the member's phone or bound accounts.
   */
  readonly by?: 'self' | 'order' | 'phone' | 'identity'
  readonly copy: ShownInCopy | WithheldFromCopy
  /**
   * What is left of the rows: nothing, all (say why in a comment), or all with these columns set.
   */
  readonly forget: 'delete' | 'keep' | { readonly set: string; readonly where?: string }
}

/**
 * What stands in the way of an ending, or is lost with it: a query of one count for `$member` of
 * `$partner`.
 */
export interface MatterQuery {
  readonly code: string
  readonly text: readonly [zh: string, en: string]
  /**
   * SQL that gives one number; `$partner` and `$member` stand for the owner, `$now` for the time.
   */
  readonly count: string
  /** Path inside the shop; `{p}-{s}` stands for the store one is in. */
  readonly link: string
}

/** What a feature holds about members. */
export interface PersonalData {
  /** In the order in which it is forgotten. */
  readonly held?: readonly HeldTable[]
  /** What stands against ending an account. */
  readonly blocks?: readonly MatterQuery[]
  /** What is lost with an account. */
  readonly losses?: readonly MatterQuery[]
}

/** What all features hold about members. */
export type PersonalDataRegister = Required<PersonalData>
