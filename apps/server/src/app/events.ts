import type { FastifyInstance } from 'fastify'
import { pushNotices } from '#features/people/notices/index.ts'
import { createDispatcher, type Dispatcher } from '#platform/events/dispatcher.ts'
import { createLoop, type Loop } from '#platform/jobs/loop.ts'
import type { Services } from '#platform/services.ts'
import { everyFeature } from './join.ts'
import { ports } from './ports.ts'

export function dispatcherOf(services: Services): Dispatcher {
  const { db, clock, log } = services
  return createDispatcher({
    db,
    clock,
    log,
    sources: everyFeature.flatMap(({ topics }) => topics ?? []),
    handlers: everyFeature.flatMap(({ handlers }) => handlers?.(services, ports) ?? []),
  })
}

/**
 * Milliseconds from a change to its dispatch. What comes in the meantime goes with it: a dozen
 * statements, however many events.
 */
const gatherFor = 200

/**
 * Dispatches each second, and soon after a call of this process that may have changed something;
 * then shows the new messages.
 */
export function dispatchLoop(services: Services): Loop {
  const dispatcher = dispatcherOf(services)
  const run = async () => {
    const count = await dispatcher.dispatch()
    await pushNotices(services)
    // More may have come in the meantime, from this process, another one, or a handler.
    if (count > 0) loop.wake()
  }
  const loop = createLoop({
    run,
    log: services.log,
    trouble: 'events could not be dispatched',
    settle: gatherFor,
  })
  return loop
}

export function wakeAfterChanges(app: FastifyInstance, loop: Loop): void {
  app.addHook('onResponse', ({ method }, _reply, done) => {
    if (method !== 'GET' && method !== 'HEAD') loop.wake()
    done()
  })
}
