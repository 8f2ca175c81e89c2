import { defineFeature } from '#platform/feature.ts'
import { disputeMonths, sweepMonths } from '#platform/db/sweep.ts'
import { campaignJobs } from './campaign.jobs.ts'
import { campaignMigration } from './campaign.migrations/0664-campaign.ts'
import { campaignRoutes } from './campaign.routes.ts'

/** Messages that staff send to members, with who was told and who was not. */
export const campaignFeature = defineFeature({
  name: 'campaign',
  routes: () => campaignRoutes,
  jobs: campaignJobs,
  migrations: [campaignMigration],
  retention: { campaign_member: sweepMonths('campaign_member', 'at', disputeMonths) },
  personalData: {
    held: [
      {
        table: 'campaign_member',
        copy: {
          name: 'shopMessages',
          title: ['商家消息记录', 'Messages of the shop'],
          columns: 't.at, t.campaign_id as "message", t.outcome',
        },
        forget: 'delete',
      },
    ],
  },
})
