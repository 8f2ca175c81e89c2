import { spawn } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { freePort } from '@mallard/testing/built-shop'
import { benchDatabase } from './api/cluster.ts'
import { load } from './api/load.ts'

export interface BareServer {
  readonly url: string
  stop(): void
}

/** A Fastify route and an insert of one row, and nothing else, in a process of their own. */
export async function startBare(databaseUrl: string): Promise<BareServer> {
  const port = await freePort()
  const file = fileURLToPath(new URL('./api/bare.ts', import.meta.url))
  const server = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve())
    server.once('exit', () => reject(new Error('the bare server did not start')))
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.kill() }
}

/** What bounds any shop on this machine in these minutes, a second. */
export interface BareLimits {
  readonly json: number
  readonly insert: number
}

/** Measured in the same run as a table, at the same number of connections. */
export async function bareLimits(databaseUrl: string, connections: number): Promise<BareLimits> {
  const bare = await startBare(databaseUrl)
  try {
    const perSecond = async (path: string) => {
      const measure = load(bare.url, () => ({ path }))
      await measure(connections)
      return (await measure(connections)).perSecond
    }
    return { json: await perSecond('/'), insert: await perSecond('/insert') }
  } finally {
    bare.stop()
  }
}

/** The machine, and what it is bound by, in the words that stand beneath a table. */
export function machineOf({ json, insert }: BareLimits, connections: number): string {
  return `Bare limits of the same run at ${connections} connections: ${Math.round(json)} answers/s of a Fastify route, ${Math.round(insert)} inserts/s. ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, load, server and PostgreSQL together; Node ${process.versions.node}`
}

/** The same of these minutes, measured on a database of its own. */
export async function machineNow(connections: number): Promise<string> {
  const database = await benchDatabase()
  try {
    return machineOf(await bareLimits(database.url, connections), connections)
  } finally {
    await database.close()
  }
}
