import {
  conversationStates,
  messageKinds,
  messageSenders,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [conversationStates, 'conversation.state'],
    [messageSenders, 'conversation_message.sender'],
    [messageKinds, 'conversation_message.kind'],
  ],
  oldRows: {
    '0659-conversation': `
    insert into conversation (partner_id, store_id, member_id, state, waiting_since, staff_id, last_id, last_at, member_seen, staff_seen) values (1, 1, 1, 2, null, 1, 2, '2026-01-02 10:05+08', 2, 1);
    insert into conversation_message (partner_id, store_id, conversation_id, member_id, sender, staff_id, request_id, kind, content, created_at) values
      (1, 1, 1, 1, 'member', null, '00000000-0000-4000-8000-000000000001', 'text', '有货吗？', '2026-01-02 10:00+08'),
      (1, 1, 1, 1, 'staff', 1, '00000000-0000-4000-8000-000000000002', 'text', '有货', '2026-01-02 10:05+08');`,
    '0660-conversation-service': `
    insert into conversation_setting (partner_id, store_id, is_limited, away) values (1, 1, true, '请留言');
    insert into conversation_rating (conversation_id, closed_at, partner_id, store_id, member_id, staff_id, stars, words, created_at) values (1, '2026-01-02 10:05+08', 1, 1, 1, 1, 5, '很耐心', '2026-01-02 11:00+08');`,
  },
}
