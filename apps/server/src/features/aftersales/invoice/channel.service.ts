import { actorType, hour } from '@mallard/kernel'
import type { FapiaoState } from '@mallard/providers/fapiao'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { refOf } from './invoice.rules.ts'
import type { Actor, InvoiceRow } from './invoice.repo.ts'

/** The time at which to look again, or nothing when it is at rest. */
export type Step = Promise<RunAgain | void>

/**
 * Nobody issues invoices while their party is switched off; what was asked for waits, or is issued
 * by staff.
 */
export const waitLong = ({ clock }: Services): RunAgain => ({ again: clock.now() + hour })

export const system = (services: Services): Actor => ({
  type: actorType.system,
  at: new Date(services.clock.now()),
})
export const channel = (services: Services): Actor => ({
  type: actorType.channel,
  at: new Date(services.clock.now()),
})

/** What the channel says of an invoice; undefined: it could not be asked. */
export async function ask(services: Services, row: InvoiceRow): Promise<FapiaoState | undefined> {
  const ref = refOf(row)
  if (!ref) throw new Error(`invoice ${row.id} has no number`)
  const answer = await services.fapiao?.query(ref)
  if (!answer) return undefined
  if (answer.kind === 'ok') return answer.data
  services.log.warn(
    { invoiceId: row.id, kind: answer.kind, code: answer.code },
    'an invoice could not be asked about',
  )
  return undefined
}
