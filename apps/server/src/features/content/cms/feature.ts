import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { cmsMigration } from './cms.migrations/0013-cms.ts'
import { agreementTextMigration } from './cms.migrations/0076-agreement-text.ts'
import { homeSeckillMigration } from './cms.migrations/0400-home-seckill.ts'
import { pageDraftMigration } from './cms.migrations/0410-page-draft.ts'
import { cmsRoutes } from './cms.routes.ts'
import { pageJobs } from './page.jobs.ts'
import { picturesOfPages } from './page-pictures.repo.ts'

export const cmsFeature = defineFeature({
  name: 'cms',
  routes: ({ entrances, articlesInPages: articles }) => cmsRoutes({ entrances, articles }),
  migrations: [cmsMigration, agreementTextMigration, homeSeckillMigration, pageDraftMigration],
  jobs: pageJobs,
  retention: { cms_preview: sweepExpired('cms_preview', 'expires_at', day) },
  provides: { mediaInPages: picturesOfPages },
})
