import type pg from 'pg'
import { DatabaseAway } from './database-away.ts'

/**
 * Milliseconds after which the server ends a statement by itself; ours come a little later, when it
 * does not.
 */
export const statementTime = 10_000
const grace = 1_000

const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000 }

/**
 * What a statement sets the time of those behind it to, in its transaction; undefined when it does
 * not speak of it.
 */
export function timeSetBy(sql: string): number | undefined {
  const [, count, unit = 'ms'] =
    /^\s*set local statement_timeout (?:=|to) '?(\d+)\s*(ms|s|min)?'?/i.exec(sql) ?? []
  if (count === undefined) return undefined
  const time = Number(count) * (units[unit] ?? 1)
  return time === 0 ? Infinity : time
}

/**
 * The answer, or a fault once the server should have ended the statement itself and nothing came:
 * then it is the server or the line that stands still, and the connection is given up, with
 * whatever else waits on it.
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
