import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { filesOf, openInMemory } from './embedded.ts'
import type { FileTree } from './memory-folder.ts'

const open: Database[] = []

async function openFrom(template?: FileTree): Promise<Database> {
  const database = await openInMemory(template)
  open.push(database)
  return database
}

const notesOf = async ({ kysely }: Database) =>
  (await sql<{ text: string }>`select text from note order by id`.execute(kysely)).rows.map(
    ({ text }) => text,
  )

describe('a copy of a database in memory', () => {
  let template: FileTree

  beforeAll(async () => {
    const database = await openFrom()
    await sql`create table note (id int primary key, text text not null)`.execute(database.kysely)
    await sql`insert into note values (1, 'first')`.execute(database.kysely)
    await sql`checkpoint`.execute(database.kysely)
    template = filesOf.get(database)!()
  })

  afterAll(async () => {
    for (const database of open) await database.close()
  })

  it('keeps what it writes to itself', async () => {
    const [one, other] = [await openFrom(template), await openFrom(template)]
    await sql`update note set text = 'changed' where id = 1`.execute(one.kysely)
    await sql`insert into note select n, 'more' from generate_series(2, 400) n`.execute(one.kysely)
    await sql`checkpoint`.execute(one.kysely)
    await sql`insert into note values (2, 'second')`.execute(other.kysely)
    await sql`checkpoint`.execute(other.kysely)
    expect((await notesOf(one)).slice(0, 2)).toEqual(['changed', 'more'])
    expect(await notesOf(other)).toEqual(['first', 'second'])
    expect(await notesOf(await openFrom(template))).toEqual(['first'])
  })
})
