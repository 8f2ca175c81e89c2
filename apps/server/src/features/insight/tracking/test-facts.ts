import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  open: {
    'page_visit.flow_last_url_type page_visit.source_type page_visit.url_type':
      'what a browser says of itself',
  },
}
