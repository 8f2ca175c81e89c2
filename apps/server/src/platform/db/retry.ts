const serializationFailure = '40001'
const deadlock = '40P01'
const abortCode = 'ML001'
/**
 * A prepared statement answers other columns than before, because a table was changed; or the
 * server no longer has it.
 */
const outdated = new Set(['0A000', '26000'])

export function databaseErrorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

/** Whether the server refused a statement as it was prepared: prepared anew, it may be done. */
export function isOutdated(error: unknown): boolean {
  return outdated.has(databaseErrorCode(error) ?? '')
}

/** Whether an insert or update met a unique index, of this name if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (databaseErrorCode(error) !== '23505') return false
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint
}

/** Whether an insert or update named a row of another table that is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return databaseErrorCode(error) === '23503'
}

/**
 * The reason that `select assert_or_abort(condition, reason)` gave when it undid its statement
 * (migration 0538-assert-or-abort); undefined for any other error.
 */
export function abortReason(error: unknown): string | undefined {
  return databaseErrorCode(error) === abortCode ? (error as Error).message : undefined
}

/**
 * Runs a whole transaction again, three times at most, when the database chose it as the loser of a
 * conflict (domain.md §4.4), or refused what it had prepared.
 */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const code = databaseErrorCode(error)
      const isRepeatable = code === serializationFailure || code === deadlock || isOutdated(error)
      if (!isRepeatable || attempt > 3) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt))
    }
  }
}
