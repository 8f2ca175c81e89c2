import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  uncoded: {
    'feature.ts t.state': 'of an upload, whose states have no names',
  },
  oldRows: {
    '0048-upload': `
    insert into upload (name, partner_id, member_id, purpose, state, picture, created_at) values
      ('aaaaaaaaaaaaaaaaaaaaaaaaaa', 1, 1, 'review', 2, '{"url":"/uploads/a.webp"}', '2026-01-01 10:00+08'), ('bbbbbbbbbbbbbbbbbbbbbbbbbb', 1, null, 'avatar', 0, null, '2026-01-01 10:00+08');`,
  },
}
