import { href } from '@mallard/contract/paths'
import { notify } from '#features/people/notices/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { unseenAnswer } from './telling.repo.ts'

export function conversationJobs({ db, clock }: Services): Pick<JobHandlers, 'conversation.tell'> {
  return {
    'conversation.tell': {
      run: async ({ payload }) => {
        const answer = await unseenAnswer(db, payload)
        if (!answer) return
        const { memberId, partnerId, storeId, text } = answer
        await notify(db, [
          {
            scope: { partnerId, storeId },
            memberId,
            kind: 'service',
            topic: `conversation:${payload.messageId}`,
            title: ['客服回复了你', 'Our service answered you'],
            text: text === '' ? ['客服发来一件商品', 'Some goods for you'] : [text, text],
            link: href('serviceMessage', { partnerId, storeId }),
            at: new Date(clock.now()),
          },
        ])
      },
    },
  }
}
