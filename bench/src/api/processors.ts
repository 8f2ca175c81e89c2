import { existsSync, readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/**
 * Milliseconds of the processors that each side has used so far; undefined where the machine does
 * not tell.
 */
export interface Used {
  readonly server: number | undefined
  readonly database: number | undefined
  /** The bench's own process. */
  readonly load: number
}

export interface Processors {
  used(): Used
}

/** What Linux counts processor time in: a hundredth of a second, whatever the machine's clock. */
const tick = 10

/**
 * Reads from /proc what the server's process and PostgreSQL's processes have used. Unlike requests
 * per second, what one request costs hardly depends on what else the machine does in the meantime.
 */
export async function processors(serverPid: number, databaseUrl: string): Promise<Processors> {
  const postmaster = await postmasterOf(databaseUrl)
  return {
    used: () => {
      const { user, system } = process.cpuUsage()
      return {
        server: usedBy(serverPid),
        database: postmaster === undefined ? undefined : usedByFamily(postmaster),
        load: (user + system) / 1000,
      }
    },
  }
}

/** The process above the one that serves a connection, if the database runs on this machine. */
async function postmasterOf(databaseUrl: string): Promise<number | undefined> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const backend = statOf(rows[0]?.pid ?? 0)
    return backend?.name === 'postgres' ? backend.parent : undefined
  } finally {
    await client.end()
  }
}

interface Stat {
  readonly name: string
  readonly parent: number
  /** Milliseconds of its own, and of its children that have ended. */
  readonly own: number
  readonly ended: number
}

/**
 * proc(5): the name stands in parentheses and may hold blanks; the parent is the 4th field, times
 * are the 14th to 17th.
 */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (field: number) => fields[field - 3] ?? 0
    return {
      name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
      parent: at(4),
      own: (at(14) + at(15)) * tick,
      ended: (at(16) + at(17)) * tick,
    }
  } catch {
    // It has ended, or there is no /proc.
    return undefined
  }
}

/** Milliseconds of the processors that a process has used, its threads included. */
export function usedBy(pid: number): number | undefined {
  return statOf(pid)?.own
}

function usedByFamily(pid: number): number | undefined {
  const first = statOf(pid)
  if (!first || !existsSync('/proc')) return undefined
  const children = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : [],
  )
  return children.reduce(
    (sum, { parent, own }) => (parent === pid ? sum + own : sum),
    first.own + first.ended,
  )
}

/** What one of `count` requests cost each side between two readings, in words. */
export function costOf(before: Used, after: Used, count: number): string {
  const each = (side: keyof Used) => {
    const [from, to] = [before[side], after[side]]
    return from === undefined || to === undefined || count === 0
      ? '–'
      : ((to - from) / count).toFixed(2)
  }
  return `${each('server')} · ${each('database')} · ${each('load')}`
}
