import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, it } from 'vitest'
import { lit } from './lit.ts'

const asked = () => Promise.reject(new Error('nothing is asked'))
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: asked }) })

it('writes codes into the statement, where the planner sees them', () => {
  const statement = sql`select from orders where status in (${lit(0, -6)}) and id = ${7}`
  expect(statement.compile(db)).toMatchObject({
    sql: 'select from orders where status in (0, -6) and id = $1',
    parameters: [7],
  })
})
