import type { ErrorName } from '@mallard/contract/errors'
import { refuse, scopeText, type Result } from '@mallard/kernel'
import { isUniqueViolation } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { tokenOf } from '#platform/secrets.ts'
import { changeFlow, readFlow } from './checkout.repo.ts'
import { openFlow, ownerOf } from './checkout.service.ts'
import { purchaseKindsOf, type PurchaseKind } from './purchase-kind.ts'
import { submit, type Submitted } from './submit.service.ts'

interface AtOnce<Input> {
  readonly input: Input
  /** What names the wish among those of the member: the same one makes one order. */
  readonly key: string
  /** The default address without it. */
  readonly addressId?: number | undefined
}

/**
 * Opens a checkout and submits it, for a way to buy that asks nothing in between. Repeatable: the
 * checkout is named by the wish, so who asks again goes on with the same one.
 */
export async function placeAtOnce<Context, Input>(
  ctx: ShopperCtx,
  kind: PurchaseKind<Context, Input>,
  { input, key, addressId }: AtOnce<Input>,
): Promise<Result<Submitted, ErrorName>> {
  const { db } = ctx.services
  const owner = ownerOf(ctx)
  const flowId = tokenOf(`${scopeText(ctx.scope)} ${owner.memberId} ${kind.code} ${key}`)
  const at = new Date(ctx.clock.now())
  const before = await readFlow(db, owner, flowId, at)
  if (!before) {
    const opened = await openOnce(ctx, kind, input, flowId)
    if (!opened.ok) return opened
  }
  const isOpen = before === undefined || before.status === 0
  if (isOpen && addressId !== undefined) {
    const changed = await changeFlow(db, owner, flowId, '0', { addressId }, at)
    const now = changed ? undefined : await readFlow(db, owner, flowId, at)
    // Not when it was submitted by the same call at the same moment, or its time is over.
    if (now?.status === 0 && now.expiresAt > at) return refuse('notFound')
  }
  return submit(ctx, purchaseKindsOf([kind as PurchaseKind]), {
    flowId,
    cartId: '0',
    isUnasked: true,
  })
}

/** Two who ask at once open one. */
async function openOnce<Context, Input>(
  ctx: ShopperCtx,
  kind: PurchaseKind<Context, Input>,
  input: Input,
  flowId: string,
): Promise<Result<unknown, ErrorName>> {
  try {
    return await openFlow(ctx, kind as PurchaseKind<unknown, Input>, input, flowId)
  } catch (error) {
    if (isUniqueViolation(error, 'checkout_flow_pkey')) return { ok: true, value: undefined }
    throw error
  }
}
