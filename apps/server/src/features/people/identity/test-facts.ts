import { memberStatus } from './account.repo.ts'
import type { Facts } from '#app/testing/test-facts.ts'

const vouchers = ['weixin', 'apple', 'oa']

export const facts: Facts = {
  stored: [
    [memberStatus, 'member.status'],
    [['phone', 'wx-openid', 'wx-unionid', 'apple', 'oa'], 'member_identity.type'],
    [vouchers, 'sign_in_code.provider sign_in_attempt.provider'],
  ],
  open: {
    'member.register_source': 'the word of a host',
    'sms_code.scene': 'each feature that proves a phone names its purpose; a code lives minutes',
  },
  oldRows: {
    '0002-identity': `
    insert into level (partner_id, code, name, growth_min) values (1, 'V1', '普通会员', 0), (1, 'V2', '银卡', 1000);
    insert into member (partner_id, uuid, nickname, phone, integration, growth, status, created_at) values
      (1, 'aaaaaaaaaaaaaaaaaaaaaa', '林小满', '13900001234', 120, 50, 1, '2025-12-31 10:00+08'), (1, 'bbbbbbbbbbbbbbbbbbbbbb', '周时雨', '13900005678', 0, 0, 1, '2025-12-31 10:00+08'),
      (1, 'cccccccccccccccccccccc', '已注销', null, 30, 7, 3, '2025-12-31 10:00+08');
    insert into member_identity (partner_id, member_id, type, subject, created_at) values (1, 1, 'phone', '13900001234', '2025-12-31 10:00+08');
    insert into session (token_hash, partner_id, store_id, member_id, xsrf, ip, user_agent, created_at, seen_at, expires_at)
    values ('hash', 1, 1, 1, 'xsrf', '127.0.0.1', 'phone', '2025-12-31 10:00+08', '2026-01-01 10:00+08', '2026-01-31 10:00+08');
    insert into sms_code (partner_id, phone, scene, code_hash, created_at, expires_at) values (1, '13900001234', 'login', 'hash', '2025-12-31 10:00+08', '2025-12-31 10:05+08');`,
    // Sent by two tabs, and taken back once.
    '0033-sign-in': `
    insert into consent (partner_id, member_id, code, version, host, agreed_at, withdrawn_at) values (1, 1, 'privacy', '2025-12', 'h5', '2025-12-31 10:00+08', null),
      (1, 1, 'privacy', '2025-12', 'h5', '2025-12-31 10:00+08', null), (1, 1, 'privacy', '2025-12', 'h5', '2025-12-30 10:00+08', '2025-12-30 11:00+08');`,
  },
}
