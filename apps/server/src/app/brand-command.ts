// npm run brand, at the machine itself (docs/operations.md): begins a brand with its first store and its
// owner. Reads DATABASE_URL and DATA_DIR as the shop does.
import { resolve } from 'node:path'
import { systemClock } from '@mallard/kernel'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { addBrand } from './add-brand.ts'

async function main(args: readonly string[]): Promise<number> {
  const database = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: resolve(process.env['DATA_DIR'] || './data'),
    log: createLog('warn'),
  })
  try {
    return await addBrand(args, { db: database.kysely, clock: systemClock }, console.log)
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    // A folder that a running shop holds, or a database that is not there.
    console.error((error as Error).message)
    process.exit(1)
  },
)
