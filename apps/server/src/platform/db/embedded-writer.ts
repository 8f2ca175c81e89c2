// Run by embedded.process.test.ts as a process of its own, to be killed while it writes.
import { sql } from 'kysely'
import { silentLog } from '#platform/log.ts'
import { openDatabase } from './database.ts'

const { kysely } = await openDatabase({ dataDir: process.argv[2] ?? '', log: silentLog })
await sql`create table if not exists written (number int not null, half int not null,
  primary key (number, half))`.execute(kysely)
const { rows } = await sql<{
  last: number | null
}>`select max(number) as last from written`.execute(kysely)
for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
  await kysely.transaction().execute(async (trx) => {
    await sql`insert into written values (${number}, 1)`.execute(trx)
    await sql`insert into written values (${number}, 2)`.execute(trx)
  })
  process.stdout.write(`${number}\n`)
}
