import { resolve } from 'node:path'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'

/** Where DATABASE_URL and DATA_DIR say that the shop keeps what it has. */
export const shopPlace = () => ({
  databaseUrl: process.env['DATABASE_URL'] || undefined,
  dataDir: resolve(process.env['DATA_DIR'] || './data'),
})

/** Works in the shop's database. Throws when a running shop holds its folder, or it is not there. */
export async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...shopPlace(), log: createLog('warn') })
  try {
    return await work(database.kysely)
  } finally {
    await database.close()
  }
}

/**
 * A command at the machine itself: ends the process with the code that `main` answers for its
 * arguments, or with `faultCode` and the message of what it threw.
 */
export function runCommand(
  main: (args: readonly string[]) => Promise<number>,
  faultCode = 1,
): void {
  main(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error((error as Error).message)
      process.exit(faultCode)
    },
  )
}
