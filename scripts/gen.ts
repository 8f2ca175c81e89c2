// Writes what is derived from the contract: the client's tables of calls and pages, the words of
// the API's reference, docs/spec-map.md and docs/states.md; and what joins the parts that features
// say of themselves. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { adminCalls } from '@mallard/contract/admin-calls'
import { callRefusals } from './call-refusals.ts'
import { clientLimits } from './client-limits.ts'
import { clientPages, clientTitles } from './client-pages.ts'
import { clientRoutes, firstRoutes } from './client-routes.ts'
import { contractDocs } from './contract-docs.ts'
import { joins, screensFile } from './joins.ts'
import { specMap } from './spec-map.ts'
import { statesPage } from './states.ts'

const joined = await joins()
const files = {
  ...joined,
  'packages/contract/src/routes.gen.ts': clientRoutes(),
  'packages/contract/src/first-routes.gen.ts': firstRoutes(),
  'packages/contract/src/admin-routes.gen.ts': clientRoutes(adminCalls),
  'packages/contract/src/admin-limits.gen.ts': clientLimits(adminCalls),
  'packages/contract/src/page-paths.gen.ts': clientPages(),
  'packages/contract/src/page-titles.gen.ts': clientTitles(),
  'packages/contract/src/reference.gen.ts': await contractDocs(),
  'apps/server/src/app/call-refusals.gen.ts': callRefusals(),
  'docs/spec-map.md': specMap(joined[screensFile]),
  'docs/states.md': statesPage(),
}
const stale = Object.entries(files).filter(([file, text]) => read(file) !== text)
if (process.argv.includes('--check')) {
  if (stale.length)
    console.error(`stale: ${stale.map(([file]) => file).join(', ')} (run npm run gen)`)
  process.exit(stale.length ? 1 : 0)
}
for (const [file, text] of stale) writeFileSync(file, text)
console.log(
  stale.length ? `written: ${stale.map(([file]) => file).join(', ')}` : 'nothing to write',
)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
