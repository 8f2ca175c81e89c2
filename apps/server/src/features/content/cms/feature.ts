import { contentPlace } from '@mallard/contract/content-pages'
import { href } from '@mallard/contract/paths'
import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { listAgreements } from './agreement.repo.ts'
import { cmsMigration } from './cms.migrations/0013-cms.ts'
import { agreementTextMigration } from './cms.migrations/0076-agreement-text.ts'
import { homeSeckillMigration } from './cms.migrations/0400-home-seckill.ts'
import { pageDraftMigration } from './cms.migrations/0410-page-draft.ts'
import { hasOwnHome, listPages } from './cms.repo.ts'
import { cmsRoutes } from './cms.routes.ts'
import { pageJobs } from './page.jobs.ts'
import { picturesOfPages } from './page-pictures.repo.ts'

export const cmsFeature = defineFeature({
  name: 'cms',
  routes: ({
    entrances,
    articlesInPages: articles,
    seckillInPages: seckill,
    eventsInPages: events,
  }) => cmsRoutes({ entrances, articles, seckill, events }),
  migrations: [cmsMigration, agreementTextMigration, homeSeckillMigration, pageDraftMigration],
  jobs: pageJobs,
  retention: { cms_preview: sweepExpired('cms_preview', 'expires_at', day) },
  opening: { home: ({ db }, scope) => hasOwnHome(db, scope) },
  async published({ db }, { partnerId, storeId }) {
    const scope = { partnerId, storeId }
    const [pages, agreements] = await Promise.all([
      listPages(db, scope),
      listAgreements(db, partnerId),
    ])
    return [
      ...pages.flatMap(({ version, type, updated_at: changedAt }) => {
        const { path, isListed } = contentPlace(scope, version, type)
        return isListed ? [{ path, changedAt }] : []
      }),
      ...agreements.map(({ code, updated_at: changedAt }) => ({
        path: href('legalAgreement', { ...scope, code }),
        changedAt,
      })),
    ]
  },
  provides: { mediaInPages: picturesOfPages },
})
