// npm run staff -- reset <login>: a new password for somebody who cannot sign in any more, made at
// the machine itself (docs/operations.md).
import { resolve } from 'node:path'
import { resetPassword } from '#features/people/staff/reset.service.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'

const usage = 'npm run staff -- reset <login>'

/** The exit code. Reads DATABASE_URL and DATA_DIR as the shop does. */
async function main(args: readonly string[], say: (line: string) => void): Promise<number> {
  const [what, login, more] = args
  if (what !== 'reset' || !login || more !== undefined) {
    say(usage)
    return 2
  }
  const database = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: resolve(process.env['DATA_DIR'] || './data'),
    log: createLog('warn'),
  })
  try {
    const reset = await resetPassword(database.kysely, login, new Date())
    if (!reset) {
      say(`Nobody who may sign in has the login ${login}.`)
      return 1
    }
    say(
      `${reset.name} (${login}) signs in with ${reset.password}\nIt is not shown again, and every session of theirs has ended.`,
    )
    return 0
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2), console.log).then(
  (code) => process.exit(code),
  (error: unknown) => {
    // A folder that a running shop holds, or a database that is not there: its message says it all.
    console.error((error as Error).message)
    process.exit(1)
  },
)
