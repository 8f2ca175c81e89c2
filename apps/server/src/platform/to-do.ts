import type { Right } from '@mallard/contract/people/staff/rights'
import { day, type Instant, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from './db/database.ts'
import { ofStore } from './db/of-store.ts'
import type { Staff } from './http/context.ts'

/** Who asks what waits, where and when. */
export interface ToDosAsked {
  readonly db: Db
  readonly scope: Scope
  readonly staff: Staff
  readonly now: Instant
  /** The partner runs the house: what is nobody's is told there. */
  readonly isHouse: boolean
}

type Waiting = RawBuilder<unknown> | undefined

/** Something that waits for staff. Its words stand in the slice of its noun. */
export interface ToDo {
  /** Whoever has it sees it; absent: `rows` decides. */
  readonly right?: Right
  /**
   * What waits, as a part such as `orders o where …`, of which no more than a hundred rows are read;
   * undefined: none of it is theirs to see.
   */
  readonly rows: (asked: ToDosAsked) => Waiting | Promise<Waiting>
}

/** Activities of a table `a` with a period that begin or end within two days. */
export const soonOf = (table: string): ToDo => ({
  right: 'promotion.read',
  rows: ({ scope, now }) => {
    const [from, until] = [new Date(now), new Date(now + 2 * day)]
    return sql`${sql.table(table)} a
      where ${ofStore('a', scope)} and a.closed_at is null and a.end_at > ${from}
        and (a.end_at <= ${until} or a.start_at > ${from} and a.start_at <= ${until})`
  },
})
