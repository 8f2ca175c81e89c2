import { defineFeature } from '#platform/feature.ts'
import { titleRoutes } from './title.routes.ts'

/**
 * What an invoice is made out to: the titles that a member used, and companies. What titles hold
 * about a member is known to invoice.
 */
export const invoiceTitleFeature = defineFeature({
  name: 'invoice-title',
  owns: ['invoice_title'],
  routes: () => titleRoutes,
})
