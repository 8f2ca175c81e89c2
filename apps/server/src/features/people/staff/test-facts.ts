import { proposalStatus } from './proposal.states.ts'
import { roleNames } from '@mallard/contract/people/staff/rights'
import { readWays } from '@mallard/contract/people/staff/people-read.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  readsByPost: {
    'staff.auditExport': 'a file; who took it is written down',
  },
  stored: [
    [proposalStatus, 'proposal.status'],
    [roleNames, 'staff_role.role'],
    [readWays, 'pii_read.way'],
  ],
  open: {
    'proposal.kind': 'each feature brings what two people must agree on',
  },
  oldRows: {
    '0030-staff': `
    insert into staff (partner_id, login, name, password_hash, created_at) values (1, 'owner', '店主', 'hash', '2025-12-01 10:00+08');
    insert into staff_role (partner_id, staff_id, store_id, role) values (1, 1, null, 'owner');
    insert into staff_session (token_hash, staff_id, xsrf, ip, created_at, expires_at) values ('staff-hash', 1, 'xsrf', '127.0.0.1', '2026-01-01 10:00+08', '2026-01-01 22:00+08');
    insert into audit_log (partner_id, store_id, staff_id, staff_name, action, object, changes, ip, at) values (1, 1, 1, '店主', 'order.ship', 'order 26010110000000000003', '{}', '', '2026-01-02 10:00+08');
    -- A buyer's message that staff wrote over, twice.
    update orders set remark = '请放前台' where order_sn = '26010110000000000002';
    insert into audit_log (partner_id, store_id, staff_id, staff_name, action, object, changes, ip, at) values
      (1, 1, 1, '店主', 'order.remark', 'order 26010110000000000002', '{"remark":{"before":"周末送","after":"放门口"}}', '', '2026-01-01 11:00+08'),
      (1, 1, 1, '店主', 'order.remark', 'order 26010110000000000002', '{"remark":{"before":"放门口","after":"请放前台"}}', '', '2026-01-01 12:00+08');`,
    '0674-sign-in': `
    insert into factor_rule (partner_id, everybody, roles, version, changed_at) values (1, false, '{}', 1, '2026-01-06 10:00+08');`,
    '0068-proposal': `
    insert into proposal (partner_id, kind, subject, change, reason, request_id, status, staff_id, staff_name, created_at, expires_at, decided_by, decided_name, decided_at)
    values (1, 'points', 'member 1', '{"memberId":1,"what":"points","delta":6000}', '补偿', 'request-1', 0, 1, '店主', '2026-01-06 10:00+08', '2026-01-13 10:00+08', null, '', null),
      (1, 'points', 'member 2', '{"memberId":2,"what":"points","delta":6000}', '补偿', 'request-2', 3, 1, '店主', '2026-01-06 10:00+08', '2026-01-13 10:00+08', 1, '店主', '2026-01-06 11:00+08');`,
    '0082-desk-request': `
    insert into desk_request (staff_id, partner_id, store_id, deed, request_id, made_id, at)
    values (1, 1, 1, 'promotion.create', 'request-1', 1, '2026-01-06 10:00+08');`,
  },
}
