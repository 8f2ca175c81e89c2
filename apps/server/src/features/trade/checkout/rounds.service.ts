import type { ErrorName } from '@mallard/contract/errors'
import { maxUnpaid } from '@mallard/contract/trade/order/order.codes'
import { refuse, type Result } from '@mallard/kernel'
import { takeOverdue } from '#features/pricing/points/index.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { readFlow, type FlowOwner } from './checkout.repo.ts'
import { ownerOf } from './checkout.service.ts'
import type { PurchaseKind, PurchaseKinds } from './purchase-kind.ts'
import { unwrittenOf } from './submit.repo.ts'

/** Rounds against prices, stock or addresses that change between reading and writing. */
const maxRounds = 4

/** What one round came to: an answer, or why another round is needed. */
export type Round<T> =
  | { readonly answer: Result<T, ErrorName> }
  | { readonly again: 'short' | 'points' | 'other' }

/** A checkout with its way to buy. */
export type KnownFlow = NonNullable<ReturnType<PurchaseKinds['of']>>

/** How a way of submitting makes what a checkout becomes. */
export interface Rounds<T> {
  readonly once: (known: KnownFlow, isShort: boolean) => Promise<Round<T>>
  /** The answer to whoever comes after the first. */
  readonly again: () => Promise<Result<T, ErrorName>>
  /** Whether it submits this way to buy. */
  readonly isOf: (kind: PurchaseKind) => boolean
}

/** Reads the checkout and submits it, again while what was read does not hold any more. */
export async function inRounds<T>(
  ctx: ShopperCtx,
  kinds: PurchaseKinds,
  body: { readonly flowId: string; readonly cartId: string },
  { once, again, isOf }: Rounds<T>,
): Promise<Result<T, ErrorName>> {
  const owner = ownerOf(ctx)
  let runsShort = false
  for (let round = 0; round < maxRounds; round += 1) {
    const now = ctx.clock.now()
    const read = await readFlow(ctx.services.db, owner, body.flowId, new Date(now))
    const known = read && kinds.of(read)
    if (!read || !known || !isOf(known.kind)) return refuse('notFound')
    if (read.cartId !== body.cartId) return refuse('flowChanged')
    if (read.status !== 0) return again()
    if (read.expiresAt.getTime() <= ctx.clock.now()) return refuse('flowExpired')
    const outcome = await once(known, runsShort)
    if ('answer' in outcome) return outcome.answer
    runsShort ||= outcome.again === 'short'
    if (outcome.again === 'points') await withoutOverdue(ctx, owner)
  }
  return refuse('busy')
}

/** Points that ran out go first: no job may have looked for them yet. */
async function withoutOverdue({ services, clock }: ShopperCtx, owner: FlowOwner): Promise<void> {
  const { db } = services
  await db.transaction().execute((trx) => takeOverdue(trx, owner, new Date(clock.now())))
}

/** What follows from an order that could not be written; a fault is thrown on. */
export function roundAfter(error: unknown): Round<never> {
  const isSameNumber =
    isUniqueViolation(error, 'orders_order_sn_key') ||
    isUniqueViolation(error, 'checkout_flow_order_sn_key')
  const unwritten = unwrittenOf(error)
  if (unwritten === 'unpaid') return { answer: refuse('tooManyUnpaid', { limit: maxUnpaid }) }
  // Two of one second drew the same number: the loser draws again.
  if (!unwritten && !isSameNumber && !isSamePlace(error)) throw error
  return { again: unwritten === 'short' || unwritten === 'points' ? unwritten : 'other' }
}

const isSamePlace = (error: unknown): boolean => isUniqueViolation(error, 'orders_unpaid_place')

/**
 * Of two orders of one member that drew the same place for unpaid ones, the later draws again: it
 * waited for the other, and sees what is held now.
 */
export async function drawingPlaces<T>(run: () => Promise<T>): Promise<T> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isSamePlace(error) || draw >= maxUnpaid) throw error
    }
  }
}
