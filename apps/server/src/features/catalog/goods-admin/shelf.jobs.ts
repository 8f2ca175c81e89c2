import { audit } from '#features/people/staff/index.ts'
import { cataloguePricesOf } from '#features/pricing/promotion/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { dropGoods } from './goods-admin.service.ts'
import { lockShelf } from './shelf.repo.ts'
import { afterStep, dueStep } from './shelf.rules.ts'
import { move, replan, said, shelfProblem } from './shelf.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Does with goods what is planned for now: on the shelf of their store, or off it. */
    'goods.shelf': { id: number }
  }
}

export function shelfJobs(services: Services): Pick<JobHandlers, 'goods.shelf'> {
  const { db, clock } = services
  return {
    'goods.shelf': {
      run: async ({ payload: { id }, scope }) => {
        if (!scope) return
        const prices = await cataloguePricesOf(services, scope)
        const isDone = await db.transaction().execute(async (trx) => {
          const before = await lockShelf(trx, scope, id)
          const now = clock.now()
          const step = before && dueStep(before.plan, now)
          if (!before?.planner || !step) return false
          const { onSale, plan, planner } = before
          // Goods that never went on are off at the end of their time, but somebody should know.
          const problem =
            step === 'on'
              ? shelfProblem(before)
              : plan.onAt !== null && !onSale
                ? 'missed'
                : undefined
          const isOn = step === 'on' && !problem
          if (isOn !== onSale) await move(trx, scope, id, { onSale: isOn, prices, now })
          const after = await replan(trx, scope, id, plan, afterStep(plan, step), problem)
          const action = {
            scope,
            clock,
            ip: '',
            staff: { ...planner, partnerId: scope.partnerId },
          }
          const what = isOn === onSale ? 'goods.shelfTimes' : 'goods.shelf'
          await audit(trx, action, what, `goods ${id}`, said(before, { onSale: isOn, plan: after }))
          return isOn !== onSale
        })
        if (isDone) dropGoods({ services, scope }, id)
      },
    },
  }
}
