import {
  silentHours,
  type MessageKind,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import { href } from '@mallard/contract/paths'
import { hour } from '@mallard/kernel'
import { notify, type TwoTexts } from '#features/people/notices/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { tellBoth } from './conversation.service.ts'
import { closeSilent } from './rating.repo.ts'
import { unseenAnswer } from './telling.repo.ts'

/** What is told of an answer that is no words. */
const told: Readonly<Partial<Record<MessageKind, TwoTexts>>> = {
  picture: ['客服发来一张图片', 'A picture for you'],
  goods: ['客服发来一件商品', 'Some goods for you'],
}

/** Conversations that are closed by one statement. */
const atOnce = 200

export function conversationJobs(
  services: Services,
): Pick<JobHandlers, 'conversation.tell' | 'conversation.silence'> {
  const { db, clock } = services
  return {
    'conversation.silence': {
      run: async () => {
        const now = clock.now()
        let closed: Awaited<ReturnType<typeof closeSilent>>
        do {
          closed = await closeSilent(db, new Date(now - silentHours * hour), new Date(now), atOnce)
          for (const each of closed) tellBoth(services, each)
        } while (closed.length === atOnce)
      },
    },
    'conversation.tell': {
      run: async ({ payload }) => {
        const answer = await unseenAnswer(db, payload)
        if (!answer) return
        const { memberId, partnerId, storeId, kind, text } = answer
        await notify(db, [
          {
            scope: { partnerId, storeId },
            memberId,
            kind: 'service',
            topic: `conversation:${payload.messageId}`,
            title: ['客服回复了你', 'Our service answered you'],
            text: told[kind] ?? [text, text],
            link: href('serviceMessage', { partnerId, storeId }),
            at: new Date(clock.now()),
          },
        ])
      },
    },
  }
}
