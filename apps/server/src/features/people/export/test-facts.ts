import {
  exportKinds,
  exportStates,
  exportFaults,
} from '@mallard/contract/people/export/export.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [exportKinds, 'data_export.kind'],
    [exportStates, 'data_export.state'],
    [exportFaults, 'data_export.fault'],
  ],
  oldRows: {
    '0626-export': `
    insert into data_export (partner_id, store_id, staff_id, staff_name, kind, all_stores, columns, locale,
      reason, created_at)
    values (1, 1, 1, '店主', 'members', false, '{nickname}', 'zh', '对账', '2026-01-01 10:00+08');`,
  },
}
