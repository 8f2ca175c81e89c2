import { defineFeature } from '#platform/feature.ts'
import { orderNotices } from './order-notices.events.ts'
import { orderNoticeJobs } from './order-notices.jobs.ts'

/** Tells members what becomes of their orders, and reminds them in time. */
export const orderNoticesFeature = defineFeature({
  name: 'order-notices',
  jobs: orderNoticeJobs,
  handlers: (services) => [orderNotices(services)],
})
