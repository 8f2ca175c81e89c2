// npm run staff, at the machine itself (docs/operations.md): a new password for somebody who cannot
// sign in any more, and the role of an owner for a brand that has none.
import { makeOwner } from '#features/people/staff/owner.service.ts'
import { resetPassword } from '#features/people/staff/reset.service.ts'
import type { Db } from '#platform/db/database.ts'
import { inDatabase, runCommand } from './command.ts'

const usage = 'npm run staff -- reset <login>\nnpm run staff -- owner <login>'

/** What was done to the account of this login, in words; undefined if no account has it. */
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

/** The exit code. */
async function main(args: readonly string[]): Promise<number> {
  const [what, login, more] = args
  const change = Object.hasOwn(changes, what ?? '') ? changes[what!] : undefined
  if (!change || !login || more !== undefined) {
    console.log(usage)
    return 2
  }
  const done = await inDatabase((db) => change(db, login, new Date()))
  console.log(done ?? `Nobody who may sign in has the login ${login}.`)
  return done === undefined ? 1 : 0
}

runCommand(main)
