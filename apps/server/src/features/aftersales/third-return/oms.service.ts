import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import { returnStatus, returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import { actorType, fen, minute, ok, scopeText, cutText } from '@mallard/kernel'
import type { Acknowledgement, IncomingHeaders, OmsEvent, OmsReturn } from '@mallard/providers/oms'
import { reasonText, returnStateOf } from '#features/aftersales/returns/index.ts'
import { faultText } from '#platform/fault-text.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { finish, receive, withThird, type ThirdCase, type ThirdStep } from './proceed.service.ts'
import { findThird, type KeptSettlement, type ThirdReturnRow } from './third-return.repo.ts'
import { noteOmsVersion } from './write.repo.ts'

/** The rows of its log: what the OMS knows is older or newer by them. */
export const versionOf = ({ log }: Pick<ThirdReturnRow, 'log'>) => log.length

const kinds: Readonly<Record<number, OmsReturn['kind']>> = {
  [returnType.back]: 'refund',
  [returnType.exchange]: 'exchange',
  [returnType.reissue]: 'reissue',
  [returnType.refundOnly]: 'refundOnly',
}

function wordAbout(row: ThirdReturnRow): OmsReturn {
  const { settlement, companyCode, deliverySn } = row
  return {
    shop: scopeText(row),
    returnNo: row.applyId,
    version: versionOf(row),
    platform: row.platform,
    orderNo: row.orderNo,
    lineNo: row.line.lineNo,
    quantity: row.quantity,
    kind: kinds[row.type] ?? 'refund',
    state: returnStateOf(row.status),
    amount: fen(row.approvedAmount ?? row.applyAmount),
    reason: reasonText(row.reasonCode, 'zh'),
    ...(companyCode !== null &&
      deliverySn !== null && { parcel: { company: companyCode, number: deliverySn } }),
    ...(settlement && {
      settlement:
        'voucher' in settlement
          ? { voucher: settlement.voucher }
          : { company: settlement.companyCode, number: settlement.deliverySn },
    }),
  }
}

/**
 * Says how a return stands. While the OMS does not answer it is said again by the job's own delays;
 * after a day of that it rests for an hour and begins again.
 */
export async function tellOms(
  services: Services,
  applyId: string,
  attempt: number,
  attempts: number,
): Promise<RunAgain | void> {
  const row = await findThird(services.db, applyId)
  if (!services.oms || !row || row.toldVersion >= versionOf(row)) return
  const answer = await services.oms.tellReturn(wordAbout(row))
  if (answer.kind === 'ok') return noteOmsVersion(services.db, row.id, answer.data.version, '')
  if (answer.kind === 'unknown') {
    if (attempt >= attempts) return { again: services.clock.now() + 60 * minute }
    throw new Error(`oms: ${faultText(answer)}`)
  }
  services.log.error(
    { applyId, reason: answer.reason, code: answer.code },
    'the OMS does not take a return: an operator has to look',
  )
  await noteOmsVersion(services.db, row.id, row.toldVersion, cutText(faultText(answer), 200))
}

const oms = { actorType: actorType.channel }

/**
 * What the OMS tells. What is known already, or comes too late, is acknowledged and changes
 * nothing.
 */
export async function takeOmsEvent(
  services: Services,
  rawBody: Buffer,
  headers: IncomingHeaders,
): Promise<Acknowledgement> {
  if (!services.oms) return { status: 404, body: '' }
  const parsed = await services.oms.parseEvent(rawBody, headers)
  if (parsed.kind !== 'ok') {
    services.log.warn({ code: parsed.code }, 'an event of the OMS was refused')
    return services.oms.acknowledge.failure
  }
  const event = parsed.data
  const done = await withThird(services, event.returnNo, undefined, oms, (each) =>
    hear(each, event),
  )
  if (!done.ok)
    services.log.warn(
      { applyId: event.returnNo, event: event.kind, refusal: done.refusal },
      'an event of the OMS changed nothing',
    )
  return services.oms.acknowledge.success
}

async function hear(each: ThirdCase, event: OmsEvent): ThirdStep {
  const { status, quantity } = each.apply
  if (event.kind === 'received')
    return status === returnStatus.returning
      ? receive(each, Math.min(event.quantity, quantity), undefined)
      : ok(undefined)
  if (status !== returnStatus.processing) return ok(undefined)
  const { settlement } = event
  const kept: KeptSettlement =
    'voucher' in settlement
      ? { voucher: settlement.voucher, pics: [] }
      : { companyCode: settlement.company, deliverySn: settlement.number }
  return finish(each, kept, settledBy(kept))
}

/** One line for the timeline. */
export function settledBy(settlement: KeptSettlement): string {
  return 'voucher' in settlement
    ? settlement.voucher
    : `${carrierName(settlement.companyCode) ?? settlement.companyCode} ${settlement.deliverySn}`
}
