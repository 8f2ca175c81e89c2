import { ChoiceCode } from '@mallard/contract/account/member/account.calls'
import { tagColors } from '@mallard/contract/account/member/member-tag.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [ChoiceCode.options, 'privacy_choice.code'],
    [tagColors, 'member_tag.color'],
  ],
  oldRows: {
    '0039-privacy': `
    insert into privacy_choice (partner_id, member_id, code, is_allowed, at) values (1, 1, 'analytics', false, '2026-01-01 10:00+08');`,
    // What members of this time had ordered is counted by the version itself.
    '0124-member-total': `select count(*) from member_store;`,
  },
}
