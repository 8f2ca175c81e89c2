import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { it } from 'vitest'
import { afterFile } from './after-file.ts'

/** What the harness needs from the server: apps may not be imported here. */
export interface DatabaseParts<D> {
  openInMemory(template?: Blob): Promise<D>
  dump(database: D): Promise<Blob>
  openPostgres(url: string): Promise<D>
  migrate(database: D): Promise<void>
  run(database: D, sql: string): Promise<void>
  has(database: D, databaseName: string): Promise<boolean>
  /** Changes when any migration changes: names the template that databases are copied from. */
  readonly fingerprint: string
}

export interface Filled<D, F> {
  readonly database: D
  /** What filling it answered. */
  readonly filled: F
}

export interface DatabaseHarness<D> {
  readonly kind: 'embedded' | 'postgres'
  /** A migrated, empty database for this test file, gone after it. */
  testDatabase(): Promise<D>
  /** The same with rows. In memory they are written once in a process, and copied from then on: `fill` must write the same each time. */
  filledDatabase<F>(fill: (database: D) => Promise<F>): Promise<Filled<D, F>>
  /** The address of such a database, for tests that start other processes. PostgreSQL only. */
  testDatabaseUrl(): Promise<string>
  /** A test that only a server with several connections can answer: it exists only there. */
  raceTest(name: string, run: () => Promise<void>, timeout?: number): void
}

interface Closable {
  close(): Promise<void>
}

/** Databases for tests: copies in memory, or of a template on the server that TEST_DATABASE_URL names. */
export function databaseHarness<D extends Closable>(parts: DatabaseParts<D>, serverUrl = process.env['TEST_DATABASE_URL']): DatabaseHarness<D> {
  const copies = new Map<unknown, Promise<{ template: Blob; filled: unknown }>>()
  let empty: Promise<Blob> | undefined

  async function testDatabaseUrl(): Promise<string> {
    if (!serverUrl) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server for this test.')
    const template = await serverTemplate(parts, serverUrl)
    const name = `mallard_test_${process.pid}_${randomBytes(4).toString('hex')}`
    await onServer(parts, serverUrl, (admin) => parts.run(admin, `create database ${name} template ${template}`))
    afterFile(() => onServer(parts, serverUrl, (admin) => parts.run(admin, `drop database if exists ${name} with (force)`)))
    return urlOf(serverUrl, name)
  }

  async function testDatabase(): Promise<D> {
    return closedAfter(serverUrl ? await parts.openPostgres(await testDatabaseUrl()) : await parts.openInMemory(await (empty ??= memoryTemplate(parts))))
  }

  async function filledDatabase<F>(fill: (database: D) => Promise<F>): Promise<Filled<D, F>> {
    if (serverUrl) {
      const database = await testDatabase()
      return { database, filled: await fill(database) }
    }
    const copied = copies.get(fill) ?? templateFilledBy(fill)
    copies.set(fill, copied)
    const { template, filled } = await copied
    return { database: closedAfter(await parts.openInMemory(template)), filled: filled as F }
  }

  async function templateFilledBy<F>(fill: (database: D) => Promise<F>): Promise<{ template: Blob; filled: F }> {
    const database = await parts.openInMemory(await (empty ??= memoryTemplate(parts)))
    const filled = await fill(database)
    const template = await parts.dump(database)
    await database.close()
    return { template, filled }
  }

  function closedAfter(database: D): D {
    afterFile(() => database.close())
    return database
  }

  return {
    kind: serverUrl ? 'postgres' : 'embedded',
    testDatabase,
    filledDatabase,
    testDatabaseUrl,
    raceTest: (name, run, timeout) => {
      if (serverUrl) it(name, run, timeout)
    },
  }
}

async function memoryTemplate<D extends Closable>(parts: DatabaseParts<D>): Promise<Blob> {
  const folder = join(tmpdir(), `mallard-test-${process.getuid?.() ?? 0}`)
  const file = join(folder, `${parts.fingerprint}.tar`)
  if (existsSync(file)) return new Blob([readFileSync(file)])
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removeOld(folder)
  const database = await parts.openInMemory()
  await parts.migrate(database)
  const template = await parts.dump(database)
  await database.close()
  // Renamed when whole: another test process sees all of it or nothing.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await template.arrayBuffer()))
  renameSync(draft, file)
  return template
}

function removeOld(folder: string): void {
  const dayMs = 86_400_000
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > dayMs) rmSync(file, { force: true })
  }
}

async function serverTemplate<D extends Closable>(parts: DatabaseParts<D>, serverUrl: string): Promise<string> {
  const template = `mallard_template_${parts.fingerprint}`
  return onServer(parts, serverUrl, async (admin) => {
    if (await parts.has(admin, template)) return template
    const draft = `mallard_draft_${process.pid}_${randomBytes(4).toString('hex')}`
    await parts.run(admin, `create database ${draft}`)
    const database = await parts.openPostgres(urlOf(serverUrl, draft))
    await parts.migrate(database)
    await database.close()
    try {
      await parts.run(admin, `alter database ${draft} rename to ${template}`)
    } catch (error) {
      // Another test process was first: its template is as good.
      await parts.run(admin, `drop database ${draft} with (force)`)
      if (!(await parts.has(admin, template))) throw error
    }
    return template
  })
}

async function onServer<D extends Closable, T>(parts: DatabaseParts<D>, serverUrl: string, run: (admin: D) => Promise<T>): Promise<T> {
  const admin = await parts.openPostgres(urlOf(serverUrl, 'postgres'))
  try {
    return await run(admin)
  } finally {
    await admin.close()
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
