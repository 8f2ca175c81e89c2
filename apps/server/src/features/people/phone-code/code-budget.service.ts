import type { Ctx } from '#platform/http/context.ts'
import type { Figure } from '#platform/metrics.ts'
import type { Services } from '#platform/services.ts'
import { budgetAlert, budgetState, hourOf } from './code.rules.ts'
import { sentInHour } from './code.repo.ts'

export interface CodeBudget {
  readonly sent: number
  readonly budget: number
  readonly state: 'calm' | 'busy' | 'scarce' | 'spent'
}

/** How much of what the whole shop may send in this hour was sent. */
export async function codeBudget({
  db,
  clock,
  smsLimits: { budget },
}: Pick<Services, 'db' | 'clock' | 'smsLimits'>): Promise<CodeBudget> {
  const sent = await sentInHour(db, hourOf(clock.now()))
  return { sent, budget, state: sent >= budget ? 'spent' : budgetState(sent, budget) }
}

export function codeFigures(services: Services): readonly Figure[] {
  return [
    {
      name: 'mallard_sms_codes',
      help: 'Codes by text message sent in this hour',
      read: async () => (await codeBudget(services)).sent,
    },
    {
      name: 'mallard_sms_codes_budget',
      help: 'Codes by text message that an hour may have',
      read: async () => services.smsLimits.budget,
    },
  ]
}

/** Tells the operator at the very code with which most of the budget, or all of it, is spent. */
export function warnOfBudget(ctx: Ctx, sent: number): void {
  const { budget } = ctx.services.smsLimits
  const alert = budgetAlert(sent, budget)
  if (alert === 'scarce')
    ctx.log.warn(
      { sent, budget },
      'most of the codes by text message that an hour may have were sent: does somebody send them to strangers?',
    )
  if (alert === 'spent')
    ctx.log.error(
      { sent, budget },
      'no more codes by text message go out in this hour: the budget is spent',
    )
}
