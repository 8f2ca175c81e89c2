import { databaseErrorCode } from './retry.ts'

/** The database did not answer; the statement may have been executed all the same. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  constructor(reason: string, cause?: unknown) {
    super(`The database is away: ${reason}`, { cause })
  }
}

/**
 * Error codes of broken or refused connections, Node's and PostgreSQL's: class 08, 53300 too many
 * connections, 57P01 to 57P05 shutdown or start of the server.
 */
const away =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EAI_AGAIN|ENOTFOUND|08\w{3}|53300|57P0[1-5])$/
const awayMessages =
  /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error/

/**
 * Whether the server is read-only: a standby, or a primary during failover. Reads still work.
 */
export function isReadOnly(error: unknown): boolean {
  return databaseErrorCode(error) === '25006'
}

/**
 * Whether the database could not be reached, did not answer, or is read-only; false when it answered
 * and rejected the statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway || isReadOnly(error)) return true
  if (!(error instanceof Error)) return false
  return away.test(databaseErrorCode(error) ?? '') || awayMessages.test(error.message)
}
