import type { ExportKindCode } from '@mallard/contract/people/export/export.codes'
import type { ReadKind } from '@mallard/contract/people/staff/people-read.codes'
import type { Right } from '@mallard/contract/people/staff/rights'
import type { Cell, Figure, Locale, Scope } from '@mallard/kernel'
import type { Services } from '#platform/services.ts'

/** Of a row in the order of its kind: where the rows after it begin. */
export type Key = readonly (string | number)[]

/** Chinese and English. */
export type Words = readonly [zh: string, en: string]

/** What rows are read of. */
export interface ExportSource {
  readonly services: Services
  readonly scope: Scope
  readonly storeName: string
  /** All stores of the partner are exported, this one among them. */
  readonly isWhole: boolean
  /** This store is the first of them, or the only one: what is no store's goes with it. */
  readonly isFirst: boolean
  /**
   * What happened from one moment to the other, the last not included; without days, from the
   * beginning until the export was asked for.
   */
  readonly from: Date
  readonly until: Date
  readonly locale: Locale
  /** Of these chosen members alone, where it is about members. */
  readonly audienceId: number | null
}

/** Some rows in their order, and where to go on; `next` null: there are no more. */
export interface Batch<Row> {
  readonly rows: readonly Row[]
  readonly next: Key | null
}

export interface ExportColumn<Row> {
  readonly code: string
  readonly head: Words
  /** Says something about a person: who takes it home is written down. */
  readonly isPersonal?: true
  readonly cell: (row: Row, source: ExportSource) => Cell | Figure
}

/** What can be exported. */
interface KindDefinition<Row> {
  readonly code: ExportKindCode
  /** Needed besides `data.export`. */
  readonly right: Right
  /** What a row is. */
  readonly hint: Words
  /** What is read of people with it, as the log of that names things. */
  readonly about: ReadKind
  /** Asks for days. */
  readonly hasPeriod: boolean
  /**
   * `each`: rows belong to stores, which are read one after the other. `once`: they are the
   * partner's, and `isWhole` says whether those of this store alone are wanted. `none`: they are the
   * partner's, and nobody chooses a store.
   */
  readonly stores: 'each' | 'once' | 'none'
  readonly columns: readonly ExportColumn<Row>[]
  /**
   * About `max` rows after a key (null: from the beginning), in one short statement: found by the
   * key and never by counting rows away.
   */
  readonly read: (source: ExportSource, after: Key | null, max: number) => Promise<Batch<Row>>
}

/** The same without the type of its rows. */
export interface ExportKind extends Omit<KindDefinition<never>, 'columns' | 'read'> {
  readonly columns: readonly Omit<ExportColumn<never>, 'cell'>[]
  /** Rows as cells of these columns, in their order. */
  readonly cells: (
    source: ExportSource,
    columns: readonly string[],
    after: Key | null,
    max: number,
  ) => Promise<Batch<readonly (Cell | Figure)[]>>
}

export function defineExport<Row>({ columns, read, ...kind }: KindDefinition<Row>): ExportKind {
  return {
    ...kind,
    columns: columns.map(({ cell: _cell, ...said }) => said),
    cells: async (source, chosen, after, max) => {
      const { rows, next } = await read(source, after, max)
      const wanted = columns.filter(({ code }) => chosen.includes(code))
      return { rows: rows.map((row) => wanted.map(({ cell }) => cell(row, source))), next }
    },
  }
}

/** The batch of a statement that answered up to `max` rows. */
export function batchOf<Row>(
  rows: readonly Row[],
  max: number,
  keyOf: (row: Row) => Key,
): Batch<Row> {
  const last = rows.at(-1)
  return { rows, next: last && rows.length >= max ? keyOf(last) : null }
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** What of its rows staff may take away as a file (decision 193). */
    readonly exports?: readonly ExportKind[]
  }
  interface Ports {
    readonly exportKinds: readonly ExportKind[]
  }
}
