import type { EventHandler } from '#platform/events/topics.ts'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { queueItems } from './robot.repo.ts'
import { gather } from './robot.rules.ts'

/** What staff are told in the back office goes to the robots that want it. */
export function robotsOnAlerts({ clock }: Pick<Services, 'clock'>): EventHandler<'alert'> {
  return {
    topic: 'alert',
    name: 'robots',
    events: ['raised'],
    handle: async (trx, events) => {
      const robots = await queueItems(
        trx,
        events.map(({ partnerId, storeId, kind, ref, text, textEn, at }) => ({
          partnerId,
          storeId,
          kind,
          ref,
          text,
          textEn,
          at,
        })),
      )
      await enqueueAll(
        trx,
        robots.map(({ id, partnerId, storeId }) => ({
          kind: 'robot.send' as const,
          key: String(id),
          payload: { robotId: id },
          runAt: clock.now() + gather,
          scope: { partnerId, storeId },
        })),
      )
    },
  }
}
