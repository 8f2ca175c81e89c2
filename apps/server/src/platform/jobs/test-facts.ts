import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  open: {
    'job.kind job_schedule.kind': 'each feature brings its jobs',
  },
  oldRows: {
    '0000-job': `
    insert into job (kind, key, payload, due_at) values ('order.close', '26010110000000000001', '{"orderSn":"26010110000000000001"}', '2026-01-01 10:30+08');`,
  },
}
