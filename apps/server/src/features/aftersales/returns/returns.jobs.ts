import { comesBack, returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { actorType, day, isPast, ok } from '@mallard/kernel'
import { awaitedUntil, newestPickup } from '#features/aftersales/pickup/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { storeAddress } from './address.service.ts'
import { queueDeadline } from './queue.ts'
import { findStoreReturn, type ReturnRow } from './returns.repo.ts'
import {
  agree,
  rollBackQuietly,
  receive,
  withCase,
  type Case,
  type Step,
} from './proceed.service.ts'

const system = { actorType: actorType.system }

export function returnsJobs(services: Services): Pick<JobHandlers, 'returns.deadline'> {
  return {
    'returns.deadline': {
      run: async ({ payload }) => {
        const about = await findStoreReturn(services.db, payload.applyId)
        if (!about) return
        const returnAddress = await storeAddress(services, about)
        const done = await withCase(services, payload.applyId, undefined, system, (each) =>
          passDeadline(each, returnAddress),
        )
        if (done.ok || done.refusal === 'returnStateChanged' || done.refusal === 'notFound') return
        // An exchange that cannot be sent now: an operator sees it at the head of their queue.
        return { again: services.clock.now() + day }
      },
    },
  }
}

/** What silence means, by whose turn it was. Late or twice it does the same, early nothing. */
async function passDeadline(
  each: Case,
  returnAddress: NonNullable<ReturnRow['returnAddress']>,
): Step {
  const { apply, at } = each
  if (!isPast(apply.deadlineAt, at.getTime())) return ok(undefined)
  switch (apply.status) {
    case returnStatus.requested:
      return comesBack(apply.type) ? agree(each, { returnAddress }, true) : ok(undefined)
    case returnStatus.agreed:
      return awaitCourier(each)
    case returnStatus.returning:
      // Nobody looked at the goods, so none of them is sold again.
      return receive(
        each,
        apply.lines.flatMap(({ item, num }) =>
          num > 0 ? [{ orderItemId: item.id, received: num, sellable: 0 }] : [],
        ),
        undefined,
        true,
      )
    default:
      return ok(undefined)
  }
}

/**
 * Who booked a courier in time did what they had to: their return does not end while the courier is
 * on their way.
 */
async function awaitCourier(each: Case): Step {
  const { trx, apply, at } = each
  const awaited = awaitedUntil(await newestPickup(trx, apply.id))
  if (!awaited || awaited <= at) return rollBackQuietly(each, 'expire')
  await queueDeadline(trx, apply, awaited)
  return ok(undefined)
}
