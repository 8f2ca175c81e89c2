import { defineFeature } from '#platform/feature.ts'
import { titleRoutes } from './title.routes.ts'

/**
 * What an invoice is made out to: the titles that a member used, and companies. Its table is older
 * than it: it was made by migrations of invoice, which also knows what titles hold about a member.
 */
export const invoiceTitleFeature = defineFeature({
  name: 'invoice-title',
  routes: () => titleRoutes,
})
