// npm run staff, at the machine itself (docs/operations.md): a new password for somebody who cannot
// sign in any more, and the role of an owner for a brand that has none.
import { resolve } from 'node:path'
import { makeOwner } from '#features/people/staff/owner.service.ts'
import { resetPassword } from '#features/people/staff/reset.service.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'

const usage = 'npm run staff -- reset <login>\nnpm run staff -- owner <login>'

/** What is done to the account of this login, in words; undefined where nobody has it. */
type Change = (db: Db, login: string, at: Date) => Promise<string | undefined>

const changes: Readonly<Record<string, Change>> = {
  reset: async (db, login, at) => {
    const reset = await resetPassword(db, login, at)
    return (
      reset &&
      `${reset.name} (${login}) signs in with ${reset.password}\nIt is not shown again, and every session of theirs has ended.`
    )
  },
  owner: async (db, login, at) => {
    const owner = await makeOwner(db, login, at)
    return owner && `${owner.name} (${login}) owns all stores of the brand and may sign in.`
  },
}

/** The exit code. Reads DATABASE_URL and DATA_DIR as the shop does. */
async function main(args: readonly string[], say: (line: string) => void): Promise<number> {
  const [what, login, more] = args
  const change = Object.hasOwn(changes, what ?? '') ? changes[what!] : undefined
  if (!change || !login || more !== undefined) {
    say(usage)
    return 2
  }
  const database = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: resolve(process.env['DATA_DIR'] || './data'),
    log: createLog('warn'),
  })
  try {
    const done = await change(database.kysely, login, new Date())
    say(done ?? `Nobody who may sign in has the login ${login}.`)
    return done === undefined ? 1 : 0
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
