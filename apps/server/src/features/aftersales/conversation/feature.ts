import { conversationStates } from '@mallard/contract/aftersales/conversation/conversation.codes'
import { day, hour } from '@mallard/kernel'
import { sql } from 'kysely'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { conversationJobs } from './conversation.jobs.ts'
import { conversationMigration } from './conversation.migrations/0659-conversation.ts'
import { conversationServiceMigration } from './conversation.migrations/0660-conversation-service.ts'
import { conversationRoutes } from './conversation.routes.ts'
import { sweepMessages } from './conversation.service.ts'

const isEmpty = sql`not exists (
  select 1 from conversation_message m where m.conversation_id = conversation.id)`

export const conversationFeature = defineFeature({
  name: 'conversation',
  toDos: {
    'conversation.waiting': {
      right: 'service.read',
      rows: ({ scope }) => sql`conversation c
        where ${ofStore('c', scope)} and c.state = ${lit(conversationStates.waiting)}`,
    },
  },
  routes: () => conversationRoutes,
  jobs: conversationJobs,
  recurring: [{ kind: 'conversation.silence', every: hour }],
  migrations: [conversationMigration, conversationServiceMigration],
  retention: {
    conversation_message: sweepMessages,
    conversation_rating: sweepExpired('conversation_rating', 'created_at', 730 * day),
    conversation: sweepExpired('conversation', 'last_at', 730 * day, isEmpty),
  },
  personalData: {
    held: [
      {
        table: 'conversation_message',
        copy: {
          name: 'serviceMessages',
          title: ['与客服的聊天记录', 'Messages with our service'],
          columns: 't.created_at as "sentAt", t.sender, t.kind, t.content, t.pic, t.card',
        },
        forget: 'delete',
      },
      {
        table: 'conversation_rating',
        copy: {
          name: 'serviceRatings',
          title: ['对客服的评价', 'Ratings of our service'],
          columns: 't.created_at as "at", t.stars, t.words',
        },
        forget: 'delete',
      },
      {
        table: 'conversation',
        copy: {
          name: 'conversations',
          title: ['客服会话', 'Conversations with our service'],
          columns: 't.store_id as "storeId", t.last_at as "lastAt"',
        },
        forget: 'delete',
      },
    ],
  },
})
