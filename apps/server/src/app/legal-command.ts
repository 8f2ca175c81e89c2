// npm run legal, at the machine itself (docs/operations.md): what each store still lacks before it
// may take money (exit code 1), by the ways to pay that the shop's settings turn on.
import { readConfig } from '#platform/config.ts'
import { inDatabase, runCommand } from './command.ts'
import { legalReport } from './legal-report.ts'

runCommand((args) => {
  const { payments } = readConfig(process.env)
  return inDatabase((db) => legalReport(args, { db, payments }, console.log))
}, 2)
