import { expectInvariants } from '@mallard/testing/invariants'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#app/testing/test-harness.ts'
import { brokenInvariants, questionOf, readInvariants } from './invariants.ts'

const text = `
-- I-1 one is one
select 1 as one where 1 <> 1;

-- I-2 two is not three
with pair as (select 2 as two, 3 as three)
select two, three from pair where two <> three;
`

it('names the invariants that do not hold, with the rows that break them', async () => {
  const invariants = readInvariants(text)
  expect(invariants.map(({ name }) => name)).toEqual(['I-1 one is one', 'I-2 two is not three'])
  const database = await testDatabase()
  expect(await brokenInvariants(database.kysely, invariants)).toEqual([
    { name: 'I-2 two is not three', rows: [{ two: 2, three: 3 }] },
  ])
  await expect(
    expectInvariants(() => brokenInvariants(database.kysely, invariants)),
  ).rejects.toThrow(/I-2 two is not three/)
  await expectInvariants(() => brokenInvariants(database.kysely, invariants.slice(0, 1)))
})

it('narrows a statement to some of its subject where a comment says how', async () => {
  const { kysely } = await testDatabase()
  const statement =
    'select o.id from orders o where /* each order: o.id = any($keys) */ true and o.pay_amount < 0'
  const [invariant] = readInvariants(`-- I-1 nothing is below nothing\n${statement};\n`)
  expect(invariant).toMatchObject({ statement, subject: 'order' })
  expect(questionOf(invariant!).compile(kysely).sql).toBe(statement)
  expect(questionOf(invariant!, sql`${['7']}::bigint[]`).compile(kysely)).toMatchObject({
    sql: 'select o.id from orders o where (o.id = any($1::bigint[])) and o.pay_amount < 0',
    parameters: [['7']],
  })
  expect(() =>
    readInvariants(`-- two\n${statement} and /* each member: o.member_id = any($keys) */ true`),
  ).toThrow('to order and to member')
})
