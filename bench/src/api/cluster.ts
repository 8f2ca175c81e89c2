import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@mallard/testing/built-shop'
import pg from 'pg'

export interface BenchDatabase {
  readonly url: string
  /**
   * Lets PostgreSQL count its tables, as it does by itself once a minute: plans made while a table
   * was empty read all of it, and a bench is over before that minute.
   */
  analyze(): Promise<void>
  close(): Promise<void>
}

/**
 * A database of the bench's own: on the server that DATABASE_URL names, or on one started for it.
 */
export async function benchDatabase(
  serverUrl = process.env['DATABASE_URL'],
): Promise<BenchDatabase> {
  if (!serverUrl) return startCluster()
  const name = `mallard_bench_${process.pid}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    analyze: () => onDatabase(url.href, 'analyze'),
    close: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

function onServer(serverUrl: string, statement: string): Promise<void> {
  const url = new URL(serverUrl)
  url.pathname = '/postgres'
  return onDatabase(url.href, statement)
}

async function onDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Settings as a small server would have them; commits are durable. */
const settings = {
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  max_connections: '120',
  synchronous_commit: 'on',
  fsync: 'on',
  listen_addresses: '',
}

/**
 * As docs/operations.md has it where shop and database share processors: a statement that arrives
 * does not interrupt who sent it.
 */
const asBatch = ['chrt', '--batch', '0'] as const

async function startCluster(): Promise<BenchDatabase> {
  const programs = programFolder()
  const folder = mkdtempSync(join(tmpdir(), 'mallard-bench-pg-'))
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const options = { cwd: folder, stdio: 'ignore' as const, ...owner }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'mallard', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    options,
  )
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, ...before] = [
    ...(spawnSync(asBatch[0], [...asBatch.slice(1), 'true']).status === 0 ? asBatch : []),
    join(programs, 'postgres'),
  ]
  const server = spawn(
    program,
    [...before, '-D', data, '-p', String(port), '-k', folder, ...flags],
    options,
  )
  // Through its socket, as a shop and its database on one machine would talk: TCP costs both of
  // them more.
  const url = `postgres://mallard@localhost:${port}/postgres?host=${folder}`
  const close = async () => {
    const closed = new Promise((resolve) => server.once('close', resolve))
    if (server.exitCode === null && server.kill('SIGINT')) await closed
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await onServer(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (isUp) return { url, analyze: () => onDatabase(url, 'analyze'), close }
    await sleep(100)
  }
  await close()
  throw new Error('PostgreSQL did not start for the bench')
}

function programFolder(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  if (!found)
    throw new Error(
      'Set DATABASE_URL to a PostgreSQL server: there are no PostgreSQL programs here to start one with.',
    )
  return found
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
}
