import type { ErrorName } from '@mallard/contract/errors'
import type { HouseBrand, NewBrand } from '@mallard/contract/people/setting/house-brands.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, isOwner, makeOnce } from '#features/people/staff/index.ts'
import { forgetStores, isHousePartner, listBrands } from '#features/shop/store/index.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { hashInTurn } from '#platform/password.ts'
import { type BeginBrand, makeBrand, recordOf } from './new-brand.service.ts'

/** The owner of all stores of the brand that runs the house (decision 37). */
async function isHouseOwner(ctx: StaffCtx): Promise<boolean> {
  return isOwner(ctx) && (await isHousePartner(ctx.services.db, ctx.scope.partnerId))
}

export async function houseBrands(
  ctx: StaffCtx,
): Promise<Result<{ isHouse: boolean; brands: HouseBrand[] }, never>> {
  const isHouse = await isHouseOwner(ctx)
  return ok({ isHouse, brands: isHouse ? await listBrands(ctx.services.db) : [] })
}

/** Begins a brand, once for each request; at its address it answers at once, in every process. */
export async function createBrand(
  ctx: StaffCtx,
  { requestId, password, ...wanted }: NewBrand & { requestId: string },
  begin: BeginBrand,
): Promise<Result<{ partnerId: number }, ErrorName>> {
  if (!(await isHouseOwner(ctx))) return refuse('forbidden')
  const hash = await hashInTurn(ctx, password)
  if (!hash.ok) return hash
  const brand = { ...wanted, passwordHash: hash.value }
  try {
    const partnerId = await ctx.services.db.transaction().execute((trx) =>
      makeOnce(trx, ctx, 'brand.create', requestId, async () => {
        const id = await makeBrand(trx, brand, begin, ctx.clock.now())
        await audit(trx, ctx, 'brand.create', `partner ${id}`, recordOf(brand))
        return id
      }),
    )
    // It may have been asked for before it was there.
    forgetStores(ctx.services, partnerId)
    return ok({ partnerId })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('loginTaken')
    throw error
  }
}
