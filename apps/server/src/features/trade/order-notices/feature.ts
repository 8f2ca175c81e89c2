import { defineFeature } from '#platform/feature.ts'
import { orderDigest } from './order-digest.ts'
import { orderAlerts } from './order-alerts.events.ts'
import { orderNotices } from './order-notices.events.ts'
import { orderNoticeJobs } from './order-notices.jobs.ts'

/** Tells members and staff what becomes of orders, and reminds members in time. */
export const orderNoticesFeature = defineFeature({
  name: 'order-notices',
  digest: orderDigest,
  jobs: orderNoticeJobs,
  handlers: (services) => [orderNotices(services), orderAlerts(services)],
})
