import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  oldRows: {
    '0046-tracking': `
    insert into visit_day (partner_id, store_id, day, part, key, views, visits, visitors) values (1, 1, '2026-01-01', 'host', 'wechat', 3, 2, 1);`,
  },
  open: {
    'page_visit.flow_last_url_type page_visit.source_type page_visit.url_type':
      'what a browser says of itself',
  },
}
