import type { Scope } from '@mallard/kernel'
import { storeOf } from '#features/shop/store/index.ts'
import type { JobHandlers, RunAgain } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import type { DigestPart } from './digest.rules.ts'
import { sendDigests } from './digest.service.ts'
import {
  bindBatch,
  findRobot,
  noteFault,
  noteSent,
  type RobotRow,
  waitingItems,
} from './robot.repo.ts'
import { messageOf, nextAfter, restAfter } from './robot.rules.ts'
import { maxBytesOf, sendTo } from './send.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Tells a robot what waits for it, one message at a time. */
    'robot.send': { robotId: number }
    /** Tells the robots that want it what yesterday brought. */
    'robot.digest': Record<string, never>
  }
}

/** Read at once: more than one message holds. */
const maxRead = 200

/**
 * One message a run; while something waits it asks to be run again, at the pace of the robot, or
 * after a rest when it did not take the message. It never gives up by itself, so that nothing is
 * lost while a robot is down: what is too old goes with the nightly sweep.
 */
export function robotJobs(
  services: Services,
  digestParts: readonly DigestPart[],
): Pick<JobHandlers, 'robot.send' | 'robot.digest'> {
  return {
    'robot.digest': { run: () => sendDigests(services, digestParts) },
    'robot.send': {
      run: async ({ payload: { robotId }, scope }) => {
        if (!scope) return undefined
        const robot = await findRobot(services.db, scope, robotId)
        return robot?.isOn ? tell(services, scope, robot) : undefined
      },
    },
  }
}

async function tell(
  services: Services,
  scope: Scope,
  robot: RobotRow,
): Promise<RunAgain | undefined> {
  const { db, clock } = services
  if (robot.nextAt && robot.nextAt.getTime() > clock.now()) return { again: robot.nextAt.getTime() }
  const waiting = await waitingItems(db, robot.id, maxRead)
  const [first] = waiting
  if (!first) return undefined
  const store = (await storeOf(services, scope))?.name ?? ''
  const { isEnglish } = robot
  const letter = { store, isEnglish, maxBytes: maxBytesOf(services, robot.kind) }
  const { text, items } = messageOf(waiting, letter)
  const ids = items.map(({ id }) => id)
  await bindBatch(db, ids)
  const began = clock.now()
  const events = items.map(({ kind, ref, text: words, at }) => ({
    kind,
    ref,
    text: words,
    at: at.getTime(),
  }))
  const id = `robot-${robot.id}-${first.id}`
  const fault = await sendTo(services, robot, { id, text, events, store, isEnglish })
  const now = clock.now()
  const again = fault ? now + restAfter(robot.failures + 1) : nextAfter(now, now - began)
  const times = { at: new Date(now), nextAt: new Date(again) }
  if (fault) await noteFault(db, robot.id, fault, times)
  else await db.transaction().execute((trx) => noteSent(trx, robot.id, ids, times))
  return { again }
}
