import { ok, type Refused } from '@mallard/kernel'
import { withPriceNow } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { setUpSkus, type SetUpPeriod, type SetUpSku, type SkuSource } from './set-up-sku.repo.ts'
import {
  skuClashes,
  skuFault,
  type Against,
  type SkuClash,
  type SkuFaults,
  type TypedSku,
} from './set-up-sku.rules.ts'

/** An activity that sells SKUs at prices of its own. */
export interface SkuSales<S, As> extends SkuSource {
  readonly typed: (setup: S) => readonly TypedSku[]
  /** Whether a price may be what the SKU costs without it. */
  readonly mayEqual?: boolean
  /** What its form calls that which stands against a SKU. */
  readonly names: Readonly<Record<Against, As>>
}

/** The SKUs of a set-up with what they cost without it when it begins. */
async function priced<S extends SetUpPeriod>(
  sales: SkuSales<S, unknown>,
  db: Db,
  { scope, clock }: StaffCtx,
  setup: S,
): Promise<SetUpSku[]> {
  const skuIds = sales.typed(setup).map(({ skuId }) => skuId)
  const found = await setUpSkus(db, scope, sales, setup, skuIds)
  return withPriceNow(db, scope, found, clock.now(), setup.startAt)
}

/** Why a set-up cannot sell its SKUs so; undefined: it can. */
export async function faultOfSkus<S extends SetUpPeriod, High extends string, Clash extends string>(
  sales: SkuSales<S, unknown>,
  trx: Db,
  ctx: StaffCtx,
  setup: S,
  faults: Pick<SkuFaults<High, Clash>, 'high' | 'clash'>,
): Promise<Refused<'badInput' | 'notFound' | High | Clash> | undefined> {
  const found = await priced(sales, trx, ctx, setup)
  return skuFault(found, sales.typed(setup), { ...faults, mayEqual: sales.mayEqual })
}

/** What stands against the SKUs of a set-up, in the language of whoever asks. */
export async function clashesOfSkus<S extends SetUpPeriod, As>(
  sales: SkuSales<S, As>,
  ctx: StaffCtx,
  setup: S,
): Promise<SkuClash<As>[]> {
  const { locale, services } = ctx
  const found = await priced(sales, services.db, ctx, setup)
  return skuClashes(found, sales.typed(setup), sales.names, { mayEqual: sales.mayEqual, locale })
}

/** The same for a form that says it at its fields, as the call that is asked before it is saved. */
export const clashesAtFields =
  <S extends SetUpPeriod, Field>(sales: SkuSales<S, Field>) =>
  async (ctx: StaffCtx, setup: S) => {
    const found = await clashesOfSkus(sales, ctx, setup)
    return ok(found.map(({ kind: field, text, isBlocking }) => ({ field, text, isBlocking })))
  }
