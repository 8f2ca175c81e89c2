// npm run legal, at the machine itself (docs/operations.md): what each store still lacks before it
// may take money. Reads its settings as the shop does.
import { resolve } from 'node:path'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { legalReport } from './legal-report.ts'

async function main(args: readonly string[]): Promise<number> {
  const { databaseUrl, dataDir, payments } = readConfig(process.env)
  const database = await openDatabase({
    databaseUrl,
    dataDir: resolve(dataDir),
    log: createLog('warn'),
  })
  try {
    return await legalReport(args, { db: database.kysely, payments }, console.log)
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    // A setting, a folder that a running shop holds, or a database that is not there.
    console.error((error as Error).message)
    process.exit(2)
  },
)
