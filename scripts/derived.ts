import { adminCalls } from '@mallard/contract/admin-calls'
import { callRefusals } from './call-refusals.ts'
import { clientLimits } from './client-limits.ts'
import { clientPages, clientTitles } from './client-pages.ts'
import { clientRoutes, firstRoutes } from './client-routes.ts'
import { contractDocs } from './contract-docs.ts'
import { specMap } from './spec-map.ts'
import { statesPage } from './states.ts'

/** The texts of the files that are derived from the contract as a whole, by file. */
export const derived = async (): Promise<Readonly<Record<string, string>>> => ({
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
