import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  existsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { it } from 'vitest'
import { afterFile } from './after-file.ts'

/** What the harness needs from the server: apps may not be imported here. */
export interface DatabaseParts<D, T> {
  openInMemory(template?: T): Promise<D>
  /** What others are opened from: plain objects and bytes. */
  dump(database: D): Promise<T>
  openPostgres(url: string): Promise<D>
  migrate(database: D): Promise<void>
  run(database: D, sql: string): Promise<void>
  /** Databases of the server whose names begin so. */
  names(database: D, start: string): Promise<readonly string[]>
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
  /**
   * The same with rows. They are written once in a process, and copied from then on: `fill` must
   * write the same each time.
   */
  filledDatabase<F>(fill: (database: D) => Promise<F>): Promise<Filled<D, F>>
  /** The address of such a database, for tests that start other processes. PostgreSQL only. */
  testDatabaseUrl(): Promise<string>
  /** A test that only a server with several connections can answer: it exists only there. */
  raceTest(name: string, run: () => Promise<void>, timeout?: number): void
}

interface Closable {
  close(): Promise<void>
}

/**
 * Databases for tests: copies in memory, or of a template on the server that TEST_DATABASE_URL
 * names.
 */
export function databaseHarness<D extends Closable, T>(
  parts: DatabaseParts<D, T>,
  serverUrl = process.env['TEST_DATABASE_URL'],
): DatabaseHarness<D> {
  const copies = new Map<unknown, Promise<{ copy: () => Promise<D>; filled: unknown }>>()
  let empty: Promise<T> | undefined

  async function testDatabaseUrl(): Promise<string> {
    if (!serverUrl) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server for this test.')
    return serverCopy(parts, serverUrl, await serverTemplate(parts, serverUrl))
  }

  async function testDatabase(): Promise<D> {
    return closedAfter(
      serverUrl
        ? await parts.openPostgres(await testDatabaseUrl())
        : await parts.openInMemory(await (empty ??= memoryTemplate(parts))),
    )
  }

  async function filledDatabase<F>(fill: (database: D) => Promise<F>): Promise<Filled<D, F>> {
    const copied =
      copies.get(fill) ?? (serverUrl ? onServerFilledBy(serverUrl, fill) : inMemoryFilledBy(fill))
    copies.set(fill, copied)
    const { copy, filled } = await copied
    return { database: closedAfter(await copy()), filled: filled as F }
  }

  async function inMemoryFilledBy<F>(fill: (database: D) => Promise<F>) {
    const database = await parts.openInMemory(await (empty ??= memoryTemplate(parts)))
    const filled = await fill(database)
    const template = await parts.dump(database)
    await database.close()
    return { copy: () => parts.openInMemory(template), filled }
  }

  async function onServerFilledBy<F>(server: string, fill: (database: D) => Promise<F>) {
    await dropFilled(parts, server)
    const name = `${filledName}${process.pid}_${randomBytes(4).toString('hex')}`
    const template = await serverTemplate(parts, server)
    await onServer(parts, server, (admin) =>
      parts.run(admin, `create database ${name} template ${template}`),
    )
    const database = await parts.openPostgres(urlOf(server, name))
    const filled = await fill(database)
    await database.close()
    return {
      copy: async () => parts.openPostgres(await serverCopy(parts, server, name)),
      filled,
    }
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

async function memoryTemplate<D extends Closable, T>(parts: DatabaseParts<D, T>): Promise<T> {
  const folder = join(tmpdir(), `mallard-test-${process.getuid?.() ?? 0}`)
  const file = join(folder, `${parts.fingerprint}.files`)
  if (existsSync(file)) return deserialize(readFileSync(file)) as T
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removeOld(folder)
  const database = await parts.openInMemory()
  await parts.migrate(database)
  const template = await parts.dump(database)
  await database.close()
  // Renamed when whole: another test process sees all of it or nothing.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, serialize(template))
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

async function serverTemplate<D extends Closable, T>(
  parts: DatabaseParts<D, T>,
  serverUrl: string,
): Promise<string> {
  const template = `mallard_template_${parts.fingerprint}`
  return onServer(parts, serverUrl, async (admin) => {
    if ((await parts.names(admin, template)).length > 0) return template
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
      if ((await parts.names(admin, template)).length === 0) throw error
    }
    return template
  })
}

/** A database like the template, gone after this file. */
async function serverCopy<D extends Closable, T>(
  parts: DatabaseParts<D, T>,
  server: string,
  template: string,
): Promise<string> {
  const name = `mallard_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await onServer(parts, server, (admin) =>
    parts.run(admin, `create database ${name} template ${template}`),
  )
  afterFile(() =>
    onServer(parts, server, (admin) =>
      parts.run(admin, `drop database if exists ${name} with (force)`),
    ),
  )
  return urlOf(server, name)
}

/** Before the number of the process that made it, which is its only user. */
const filledName = 'mallard_filled_'

/** Nothing tells a process that its last file is over: its template is dropped by the next. */
async function dropFilled<D extends Closable, T>(
  parts: DatabaseParts<D, T>,
  server: string,
): Promise<void> {
  await onServer(parts, server, async (admin) => {
    for (const name of await parts.names(admin, filledName))
      if (!isAlive(Number(name.slice(filledName.length).split('_')[0])))
        await parts.run(admin, `drop database if exists ${name} with (force)`)
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function onServer<D extends Closable, T, R>(
  parts: DatabaseParts<D, T>,
  serverUrl: string,
  run: (admin: D) => Promise<R>,
): Promise<R> {
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
