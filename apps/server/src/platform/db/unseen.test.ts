import { unseen } from '@mallard/kernel'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#app/testing/test-harness.ts'
import { unseenOf0533 } from './unseen.ts'

it('a migration takes out of names what a name may not have in it', async () => {
  const database = await testDatabase()
  const { rows } = await sql<{ code: number }>`
    select code from generate_series(1, 65535) code where code not between 55296 and 57343 and chr(code) ~ ${unseenOf0533} order by 1`.execute(
    database.kysely,
  )
  const refused = Array.from({ length: 0xffff }, (_, index) => index + 1).filter((code) =>
    unseen.test(String.fromCharCode(code)),
  )
  expect(rows.map(({ code }) => code)).toEqual(refused)
})
