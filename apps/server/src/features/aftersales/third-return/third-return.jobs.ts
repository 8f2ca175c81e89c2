import { comesBack, returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { actorType, day, isPast, ok } from '@mallard/kernel'
import { storeAddress } from '#features/aftersales/returns/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { forgetOld } from './access.repo.ts'
import { tellOms } from './oms.service.ts'
import {
  agree,
  rollBackQuietly,
  receive,
  withThird,
  type ThirdCase,
  type ThirdStep,
} from './proceed.service.ts'
import { findThird } from './third-return.repo.ts'

type Kinds = 'thirdReturn.deadline' | 'thirdReturn.tell' | 'thirdReturn.sweep'

/** Tries with growing delays before a rest: about a day. */
const tellings = 12
/** Orders that nobody opened for so long, and of which nothing was asked, are forgotten. */
const unseenFor = 90 * day

export function thirdReturnJobs(services: Services): Pick<JobHandlers, Kinds> {
  const { db, clock } = services
  return {
    'thirdReturn.deadline': {
      run: async ({ payload: { applyId } }) => {
        const about = await findThird(db, applyId)
        if (!about) return
        const returnAddress = await storeAddress(services, about)
        await withThird(services, applyId, undefined, { actorType: actorType.system }, (each) =>
          passDeadline(each, returnAddress),
        )
      },
    },
    'thirdReturn.tell': {
      attempts: tellings + 1,
      run: ({ payload, attempt }) => tellOms(services, payload.applyId, attempt, tellings),
    },
    'thirdReturn.sweep': { run: () => forgetOld(db, clock.now(), unseenFor) },
  }
}

/** What silence means, by whose turn it was. Late or twice it does the same, early nothing. */
async function passDeadline(
  each: ThirdCase,
  returnAddress: { name: string; phone: string; address: string },
): ThirdStep {
  const { apply, at } = each
  if (!isPast(apply.deadlineAt, at.getTime())) return ok(undefined)
  switch (apply.status) {
    case returnStatus.requested:
      return comesBack(apply.type) ? agree(each, { returnAddress }, true) : ok(undefined)
    case returnStatus.agreed:
      return rollBackQuietly(each, 'expire')
    case returnStatus.returning:
      return receive(each, apply.quantity, undefined, true)
    default:
      return ok(undefined)
  }
}
