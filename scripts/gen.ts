// Writes what is derived from the contract: the client's tables of calls and pages, the words of
// the API's reference, docs/spec-map.md and docs/states.md; and what joins the parts that features
// say of themselves. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { adminCalls } from '@mallard/contract/admin-calls'
import { callRefusals } from './call-refusals.ts'
import { clientJoins } from './client-joins.ts'
import { clientLimits } from './client-limits.ts'
import { clientPages, clientTitles } from './client-pages.ts'
import { clientRoutes, firstRoutes } from './client-routes.ts'
import { contractDocs } from './contract-docs.ts'
import { specMap } from './spec-map.ts'
import { statesPage } from './states.ts'

const isCheck = process.argv.includes('--check')
const written: string[] = []

// What joins the features' parts stands before what reads it.
write(await clientJoins())
write({
  'packages/contract/src/routes.gen.ts': clientRoutes(),
  'packages/contract/src/first-routes.gen.ts': firstRoutes(),
  'packages/contract/src/admin-routes.gen.ts': clientRoutes(adminCalls),
  'packages/contract/src/admin-limits.gen.ts': clientLimits(adminCalls),
  'packages/contract/src/page-paths.gen.ts': clientPages(),
  'packages/contract/src/page-titles.gen.ts': clientTitles(),
  'packages/contract/src/reference.gen.ts': await contractDocs(),
  'apps/server/src/app/call-refusals.gen.ts': callRefusals(),
  'docs/spec-map.md': specMap(),
  'docs/states.md': statesPage(),
})

if (isCheck && written.length) {
  console.error(`stale: ${written.join(', ')} (run npm run gen)`)
  process.exit(1)
}
console.log(written.length ? `written: ${written.join(', ')}` : 'nothing to write')

/** Writes the files whose text is another; with `--check`, only notes them. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    if (read(file) === text) continue
    written.push(file)
    if (!isCheck) writeFileSync(file, text)
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
