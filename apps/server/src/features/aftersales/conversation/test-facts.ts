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
}
