import { refuse, type Result, type Scope } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { listStores } from './store.repo.ts'

interface Named<T> {
  /** Of this partner alone. */
  readonly partnerId?: number | undefined
  readonly find: (store: Scope) => Promise<Result<T, 'notFound'>>
  readonly ownersOf: () => Promise<readonly number[]>
}

/**
 * What an address without a store names: found in the store one is in, or with one of the partners
 * that have it. A link is good whichever shop was visited before.
 */
export async function wherever<T>(
  ctx: Pick<Ctx, 'services' | 'scope'>,
  { partnerId, find, ownersOf }: Named<T>,
): Promise<Result<T, 'notFound'>> {
  const isHere = partnerId === undefined || partnerId === ctx.scope.partnerId
  const here = isHere ? await find(ctx.scope) : refuse('notFound')
  if (here.ok) return here
  const owners = await ownersOf()
  const store = await firstStore(
    ctx,
    owners.filter((id) => id !== ctx.scope.partnerId && (partnerId ?? id) === id),
  )
  return store ? find(store) : here
}

/** The first open one of any of these. */
async function firstStore({ services }: Pick<Ctx, 'services'>, partnerIds: readonly number[]) {
  if (partnerIds.length === 0) return undefined
  const open = await listStores(services.db)
  const first = open.find((store) => partnerIds.includes(store.partner_id))
  return first && { partnerId: first.partner_id, storeId: first.id }
}
