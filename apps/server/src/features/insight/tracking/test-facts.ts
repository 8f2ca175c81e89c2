import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  oldRows: {
    '0046-tracking': `
    insert into visit_day (partner_id, store_id, day, part, key, views, visits, visitors) values (1, 1, '2026-01-01', 'host', 'wechat', 3, 2, 1);
    insert into page_visit (partner_id, store_id, id, flow_uuid, flow_index, session_id, at, received_at, client_time,
      domain, path, query, url_type, is_landpage, client_referrer, useragent, screen_size, user_id, flow_last_id,
      flow_last_domain, flow_last_path, flow_last_url_type, source_type, version, device, referrer)
    values (1, 1, 'old1', 'old', 1, 1, '2026-01-01', '2026-01-01', 0, '', '/list/1-1', 'q=x', 'search', 1, '', '', '', '', '', '', '',
      '', 'wap', '1', 'ios', '');`,
  },
  open: {
    'page_visit.flow_last_url_type page_visit.source_type page_visit.url_type':
      'what a browser says of itself',
  },
}
