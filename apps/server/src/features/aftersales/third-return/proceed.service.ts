import type { ErrorName } from '@mallard/contract/errors'
import { comesBack, isMoney } from '@mallard/contract/aftersales/returns/returns.codes'
import { fen, min, ok, refuse, zero, type Fen, type Result, type Scope } from '@mallard/kernel'
import { storeTimes } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { Services } from '#platform/services.ts'
import { queueTelling, queueThirdDeadline } from './queue.ts'
import {
  askedOf,
  lockThird,
  type KeptSettlement,
  type ThirdReturnRow,
} from './third-return.repo.ts'
import { hasSilenceSpoken, unitsBack, worthOf } from './third-return.rules.ts'
import { moveThird, type Actor, type ThirdMove } from './write.repo.ts'

/** A third-party return, locked, in the transaction that moves it on. */
export interface ThirdCase {
  readonly services: Services
  readonly trx: Db
  readonly apply: ThirdReturnRow
  readonly actor: Actor
  readonly at: Date
}

export type ThirdStep = Promise<Result<undefined, ErrorName>>

/** Runs one step with the return locked; what it refuses has changed nothing. */
export async function withThird(
  services: Services,
  applyId: string,
  scope: Scope | undefined,
  actor: Actor,
  run: (each: ThirdCase) => ThirdStep,
): ThirdStep {
  return retryOnConflict(() =>
    transact(services.db, async (trx) => {
      const apply = await lockThird(trx, applyId, scope)
      return apply
        ? run({ services, trx, apply, actor, at: new Date(services.clock.now()) })
        : refuse('notFound')
    }),
  )
}

/**
 * One move with what follows every move: the clock of whose turn it is now, and a word to the OMS.
 */
async function move(
  { trx, apply, actor, at }: ThirdCase,
  wanted: Omit<ThirdMove, 'at' | 'actorType' | 'actorId'>,
): ThirdStep {
  if (!(await moveThird(trx, apply, { ...actor, ...wanted, at })))
    return refuse('returnStateChanged')
  if (wanted.deadlineAt) await queueThirdDeadline(trx, apply, wanted.deadlineAt)
  await queueTelling(trx, apply, at)
  return ok(undefined)
}

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

interface Agreement {
  /** fen; all that was asked for when absent. */
  readonly amount?: number | undefined
  readonly returnAddress: NonNullable<ThirdReturnRow['returnAddress']>
}

/** Goods may come back; where none do, money or goods are on their turn at once. */
export async function agree(
  each: ThirdCase,
  { amount, returnAddress }: Agreement,
  isAuto = false,
): ThirdStep {
  const { apply, at } = each
  const approvedAmount = amount ?? apply.applyAmount
  if (approvedAmount > apply.applyAmount) return refuse('refundTooMuch')
  // Silence has granted all of it.
  if (approvedAmount < apply.applyAmount && hasSilenceSpoken(apply, at.getTime()))
    return refuse('returnStateChanged')
  if (!comesBack(apply.type)) return move(each, { event: 'approve', approvedAmount })
  return move(each, {
    event: isAuto ? 'autoAgree' : 'agree',
    approvedAmount,
    returnAddress,
    deadlineAt: later(at, (await storeTimes(each.trx, apply)).sendBack),
  })
}

/**
 * It ends without anything given back. The store says no before its silence has spoken, or not at
 * all.
 */
export function rollBackQuietly(
  each: ThirdCase,
  event: 'refuse' | 'cancel' | 'expire' | 'refuseReceipt',
  reason = '',
): ThirdStep {
  const isRefusal = event === 'refuse' || event === 'refuseReceipt'
  if (isRefusal && hasSilenceSpoken(each.apply, each.at.getTime()))
    return Promise.resolve(refuse('returnStateChanged'))
  const answer = isRefusal ? reason : undefined
  return move(each, { event, reason, answer })
}

export async function sendBack(
  each: ThirdCase,
  companyCode: string,
  deliverySn: string,
  reason: string,
): ThirdStep {
  return move(each, {
    event: 'sendBack',
    reason,
    companyCode,
    deliverySn,
    deadlineAt: later(each.at, (await storeTimes(each.trx, each.apply)).look),
  })
}

/**
 * Takes in so many of the units; what goes back is not more than they cost, nor more than was
 * agreed.
 */
export async function receive(
  each: ThirdCase,
  received: number,
  amount: number | undefined,
  isAuto = false,
): ThirdStep {
  const { trx, apply } = each
  if (received > apply.quantity) return refuse('returnTooMany')
  const max = await worthReceived(trx, apply, received)
  const approvedAmount = amount ?? max
  if (approvedAmount > max) return refuse('refundTooMuch')
  return move(each, { event: isAuto ? 'autoReceive' : 'receive', received, approvedAmount })
}

async function worthReceived(
  trx: Db,
  { orderId, line, type, approvedAmount, applyAmount }: ThirdReturnRow,
  received: number,
): Promise<Fen> {
  if (!isMoney(type)) return zero
  const back = unitsBack(await askedOf(trx, orderId), line.lineNo)
  return min(worthOf(line, back, received), fen(approvedAmount ?? applyAmount))
}

/** What settles it: a transfer where money goes back, else a parcel. */
export function finish(each: ThirdCase, settlement: KeptSettlement, reason: string): ThirdStep {
  const isTransfer = 'voucher' in settlement
  if (isTransfer !== isMoney(each.apply.type)) return Promise.resolve(refuse('returnStateChanged'))
  return move(each, { event: 'finish', settlement, reason })
}
