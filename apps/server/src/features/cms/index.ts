import { cmsCalls } from '@mallard/contract/cms/cms.calls'
import { bind } from '#platform/http/bind.ts'
import { agreement, v1a, v1b } from './cms.service.ts'

export { findAgreement, listAgreements, listVersions, publishVersion } from './agreement.repo.ts'
export { inLocale, nextVersion } from './agreement.rules.ts'
export { storeCard } from './cms.service.ts'
export type { StoredBlock } from './cms.tables.ts'
export const routes = bind('cms', cmsCalls, { v1a, v1b, agreement })
