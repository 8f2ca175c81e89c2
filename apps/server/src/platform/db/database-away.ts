import { databaseErrorCode } from './retry.ts'

/** The database does not answer: what was asked may have been done. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  constructor(reason: string, cause?: unknown) {
    super(`The database is away: ${reason}`, { cause })
  }
}

/**
 * Connections that broke or could not be had, by Node's names and PostgreSQL's: class 08, 53300 too
 * many of them, 57P01 to 57P05 it stops or starts.
 */
const away =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EAI_AGAIN|ENOTFOUND|08\w{3}|53300|57P0[1-5])$/
const awayMessages =
  /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error/

/**
 * A server that takes no writing: a standby, or one that is being changed for another. What reads
 * is answered as ever.
 */
export function isReadOnly(error: unknown): boolean {
  return databaseErrorCode(error) === '25006'
}

/**
 * Whether the fault is that nobody could ask the database, that it did not answer, or that it takes
 * no writing at all; not that it refused what was asked.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway || isReadOnly(error)) return true
  if (!(error instanceof Error)) return false
  return away.test(databaseErrorCode(error) ?? '') || awayMessages.test(error.message)
}
