import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { type Database, openDatabase } from './database.ts'
import { openEmbedded, openInMemory } from './embedded.ts'
import { asyncCommit } from './async-commit.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallard-embedded-'))
const children: ChildProcess[] = []
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openDatabase({ dataDir: join(folder, 'shop'), log: silentLog })
const writer = join(folder, 'embedded-writer.mjs')
const workerFile = join(folder, 'embedded.worker.mjs')

/**
 * Bundles what runs outside of this process, once: from its sources each start would take seconds.
 */
beforeAll(async () => {
  for (const [source, entryFileNames] of [
    ['embedded.worker.ts', 'embedded.worker.mjs'],
    ['embedded-writer.ts', 'embedded-writer.mjs'],
  ] as const) {
    await build({
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '#platform': join(import.meta.dirname, '..') } },
      build: {
        ssr: join(import.meta.dirname, source),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames } },
      },
    })
  }
  // The bundles look for their packages from where they lie.
  symlinkSync(
    join(import.meta.dirname, '../../../../../node_modules'),
    join(folder, 'node_modules'),
  )
})

/**
 * A process that writes rows in transactions of two statements and says each number once it is
 * committed.
 */
async function startWriter(): Promise<{
  child: ChildProcess
  acknowledged: number[]
  first: Promise<void>
}> {
  const child = spawn(process.execPath, [writer, join(folder, 'shop')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const acknowledged: number[] = []
  const lines = createInterface({ input: child.stdout })
  const first = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      acknowledged.push(Number(line))
      resolve()
    })
    child.once('exit', () => reject(new Error('the writer ended before its first commit')))
  })
  return { child, acknowledged, first }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once('exit', resolve))
}

describe('the embedded database', () => {
  it('loses no acknowledged row and keeps pairs whole when its process is killed while it writes', async () => {
    const acknowledged: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const writer = await startWriter()
      await writer.first
      await new Promise((resolve) => setTimeout(resolve, 40 + 60 * round))
      writer.child.kill('SIGKILL')
      await ended(writer.child)
      acknowledged.push(...writer.acknowledged)
    }
    const database = await open()
    const { rows } = await sql<{
      number: number
      written: number
    }>`select number, count(*) as written from written group by number`.execute(database.kysely)
    const late = await sql<{ late: string }>`select ${asyncCommit} as late`.execute(database.kysely)
    await database.close()
    const kept = new Map(rows.map(({ number, written }) => [number, written]))
    expect(acknowledged.length).toBeGreaterThan(5)
    // Nobody would write a asynchronous commit later.
    expect(late.rows[0]?.late).toBe('on')
    expect(acknowledged.filter((number) => kept.get(number) !== 2)).toEqual([])
    expect(rows.filter(({ written }) => written !== 2)).toEqual([])
  }, 240_000)

  it('lets a second process neither open nor harm it, and says who has it', async () => {
    const writer = await startWriter()
    await writer.first
    await expect(open()).rejects.toThrow(`is in use by process ${writer.child.pid}`)
    writer.child.kill('SIGKILL')
    await ended(writer.child)
    const database = await open()
    await database.close()
  }, 120_000)

  it('is free again after it was closed, also when nothing was asked of it', async () => {
    const database = await open()
    await expect(open()).rejects.toThrow(`is in use by process ${process.pid}`)
    await database.close()
    await database.close()
    const again: Database = await open()
    await sql`select 1`.execute(again.kysely)
    await again.close()
    await expect(sql`select 1`.execute(again.kysely)).rejects.toThrow(/destroyed|closed/)
  }, 120_000)
})

describe('in a thread of its own, as the built server has it', () => {
  const folderOfThread = join(folder, 'thread')
  it('gives the same values and faults, keeps the lock, and goes on after a restart', async () => {
    const database = await openEmbedded(folderOfThread, silentLog, workerFile)
    await expect(openEmbedded(folderOfThread, silentLog, workerFile)).rejects.toThrow(
      'is in use by process',
    )
    await sql`create table thing (id bigint primary key, at timestamptz)`.execute(database.kysely)
    const at = new Date('2026-03-01T00:00:00Z')
    const transaction = database.kysely.transaction().execute(async (trx) => {
      await sql`insert into thing values (1, ${at})`.execute(trx)
      await sql`insert into thing values (1, ${at})`.execute(trx)
    })
    await expect(transaction).rejects.toMatchObject({ code: '23505', constraint: 'thing_pkey' })
    for (const id of [1, 2, 3])
      await sql`insert into thing values (${id}, ${at})`.execute(database.kysely)
    await database.close()
    const again = await openEmbedded(folderOfThread, silentLog, workerFile)
    const answers = await Promise.all(
      [1, 2, 3].map((id) => sql`select * from thing where id = ${id}`.execute(again.kysely)),
    )
    expect(answers.flatMap(({ rows }) => rows)).toEqual([1, 2, 3].map((id) => ({ id, at })))
    await again.close()
    await expect(sql`select 1`.execute(again.kysely)).rejects.toThrow(/destroyed|closed/)
  }, 120_000)

  it('tells why it cannot open', async () => {
    writeFileSync(join(folder, 'broken.mjs'), 'throw new Error("no room on the disk")')
    await expect(
      openEmbedded(folderOfThread, silentLog, join(folder, 'broken.mjs')),
    ).rejects.toThrow('no room on the disk')
    // The lock went with it.
    await (await openEmbedded(folderOfThread, silentLog, workerFile)).close()
  }, 120_000)
})

it('lets timers and requests in while queries follow each other', async () => {
  const database = await openInMemory()
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  for (let n = 0; n < 300; n += 1)
    await sql`select count(*) from generate_series(1, 2000)`.execute(database.kysely)
  clearInterval(timer)
  await database.close()
  expect(turns).toBeGreaterThan(3)
}, 120_000)
