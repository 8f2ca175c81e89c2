import type { Address } from '@mallard/contract/people/address/address.calls'
import { areaData } from '@mallard/contract/people/address/area-data'
import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { ShopperCtx } from '#platform/http/context.ts'
import {
  addressById,
  addressesOf,
  chooseDefault,
  dropDefault,
  insertAddress,
  lockOwner,
  removeAddress,
  updateAddress,
  type Owner,
} from './address.repo.ts'
import { isSameAddress, maxAddresses, type AddressDraft } from './address.rules.ts'
import { checkAddress } from './check-address.ts'

const ownerOf = (ctx: ShopperCtx): Owner => ({
  partnerId: ctx.scope.partnerId,
  memberId: ctx.shopper.id,
})

export async function listAddresses(ctx: ShopperCtx): Promise<Result<Address[], ErrorName>> {
  return ok(await addressesOf(ctx.services.db, ownerOf(ctx)))
}

export async function getAddress(
  ctx: ShopperCtx,
  { id }: { id: number },
): Promise<Result<Address, ErrorName>> {
  const address = await addressById(ctx.services.db, ownerOf(ctx), id)
  return address ? ok(address) : refuse('notFound')
}

export async function saveAddress(
  ctx: ShopperCtx,
  draft: AddressDraft,
): Promise<Result<Address, ErrorName>> {
  const owner = ownerOf(ctx)
  const names = checkAddress(areaData, draft)
  if (!names.ok) return names
  const at = new Date(ctx.clock.now())
  return ctx.services.db.transaction().execute(async (trx): Promise<Result<Address, ErrorName>> => {
    await lockOwner(trx, owner)
    if (draft.id !== undefined) {
      if (!(await addressById(trx, owner, draft.id))) return refuse('notFound')
      if (draft.isDefault) await dropDefault(trx, owner, draft.id)
      const changed = await updateAddress(trx, owner, draft.id, draft, names.value, at)
      return changed ? ok(changed) : refuse('notFound')
    }
    const before = await addressesOf(trx, owner)
    // The same once more: the phone may not have heard the first answer, or could not use it yet.
    const there = before.find((each) => isSameAddress(each, draft))
    if (there) {
      if (!draft.isDefault || there.isDefault) return ok(there)
      await dropDefault(trx, owner, there.id)
      return ok((await updateAddress(trx, owner, there.id, draft, names.value, at)) ?? there)
    }
    if (before.length >= maxAddresses) return refuse('tooManyAddresses', { limit: maxAddresses })
    const isDefault = draft.isDefault || before.length === 0
    if (isDefault) await dropDefault(trx, owner, undefined)
    return ok(await insertAddress(trx, owner, draft, names.value, isDefault, at))
  })
}

export async function deleteAddress(
  ctx: ShopperCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, ErrorName>> {
  const owner = ownerOf(ctx)
  return ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Result<Record<string, never>, ErrorName>> => {
      await lockOwner(trx, owner)
      const removed = await removeAddress(trx, owner, id, new Date(ctx.clock.now()))
      if (!removed) return refuse('notFound')
      if (removed.wasDefault) await chooseDefault(trx, owner)
      return ok({})
    })
}
