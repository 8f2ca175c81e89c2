import type pg from 'pg'
import { DatabaseAway } from './database-away.ts'

/**
 * Milliseconds of the server's `statement_timeout`; the client's own timeout is slightly longer, for
 * a server that does not answer at all.
 */
export const statementTime = 10_000
const grace = 1_000

const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000 }

/**
 * Milliseconds to which a statement sets `statement_timeout` for the rest of its transaction;
 * undefined if it sets none.
 */
export function timeSetBy(sql: string): number | undefined {
  const [, count, unit = 'ms'] =
    /^\s*set local statement_timeout (?:=|to) '?(\d+)\s*(ms|s|min)?'?/i.exec(sql) ?? []
  if (count === undefined) return undefined
  const time = Number(count) * (units[unit] ?? 1)
  return time === 0 ? Infinity : time
}

/**
 * The answer, or an error once the server's own timeout has passed without one: the server or the
 * network hangs then, and the connection is destroyed with every query pipelined on it.
 */
export async function inTime<T>(
  client: pg.PoolClient,
  time: number,
  answer: Promise<T>,
): Promise<T> {
  if (time === Infinity) return answer
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseAway(`no answer within ${(time + grace) / 1_000} s`))
      const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
      connection.stream.destroy()
    }, time + grace)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
