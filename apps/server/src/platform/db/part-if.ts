import { sql, type RawBuilder } from 'kysely'

/** A part of a statement that has its place there only sometimes, and is made only then. */
export const partIf = (isThere: boolean, part: () => RawBuilder<unknown>): RawBuilder<unknown> =>
  isThere ? part() : sql``

/** The condition of a value that a filter may leave out. */
export const given = <Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): readonly RawBuilder<unknown>[] => (value === undefined ? [] : [condition(value)])
