import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { type Database, openDatabase } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallard-embedded-'))
const children: ChildProcess[] = []
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openDatabase({ dataDir: folder, log: silentLog })
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** A process that writes rows in transactions of two statements and says each number once it is committed. */
async function startWriter(): Promise<{ child: ChildProcess; acknowledged: number[]; first: Promise<void> }> {
  const child = spawn(process.execPath, ['--import', tsx, join(import.meta.dirname, 'embedded-writer.ts'), folder], { stdio: ['ignore', 'pipe', 'inherit'] })
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
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve))
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
    const { rows } = await sql<{ number: number; written: number }>`select number, count(*) as written from written group by number`.execute(database.kysely)
    await database.close()
    const kept = new Map(rows.map(({ number, written }) => [number, written]))
    expect(acknowledged.length).toBeGreaterThan(5)
    expect(acknowledged.filter((number) => kept.get(number) !== 2)).toEqual([])
    expect(rows.filter(({ written }) => written !== 2)).toEqual([])
  }, 120_000)

  it('lets a second process neither open nor harm it, and says who has it', async () => {
    const writer = await startWriter()
    await writer.first
    await expect(open()).rejects.toThrow(`is in use by process ${writer.child.pid}`)
    writer.child.kill('SIGKILL')
    await ended(writer.child)
    const database = await open()
    await database.close()
  }, 60_000)

  it('is free again after it was closed, also when nothing was asked of it', async () => {
    const database = await open()
    await expect(open()).rejects.toThrow(`is in use by process ${process.pid}`)
    await database.close()
    await database.close()
    const again: Database = await open()
    await sql`select 1`.execute(again.kysely)
    await again.close()
    await expect(sql`select 1`.execute(again.kysely)).rejects.toThrow()
  }, 60_000)
})
