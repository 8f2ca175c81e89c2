import type { AdminTax } from '@mallard/contract/catalog/tax/tax-admin.calls'
import { taxText, type LineTax, type Tax } from '@mallard/contract/catalog/tax/tax.codes'
import { ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { countTaxedGoods, findSetting, writeSetting, type TaxSetting } from './tax.repo.ts'

const nothing: TaxSetting = { usual: null, freight: null }

/** What goods of a partner are invoiced as that say nothing themselves. */
export async function usualTaxOf(
  { db, houseTax }: Pick<Services, 'db' | 'houseTax'>,
  { partnerId }: Pick<Scope, 'partnerId'>,
): Promise<LineTax> {
  return (await findSetting(db, partnerId))?.usual ?? houseTax
}

export async function read(ctx: StaffCtx): Promise<Result<AdminTax, never>> {
  const { db, houseTax } = ctx.services
  const { partnerId } = ctx.scope
  const [kept, ownGoods] = await Promise.all([
    findSetting(db, partnerId),
    countTaxedGoods(db, partnerId),
  ])
  const { usual, freight } = kept ?? nothing
  return ok({
    usual,
    freight,
    house: houseTax,
    ownGoods,
    version: kept?.version ?? 0,
    updatedAt: kept?.updatedAt.getTime() ?? null,
  })
}

export async function save(
  ctx: StaffCtx,
  input: TaxSetting & { readonly version: number },
): Promise<Result<AdminTax, 'partnerWide' | 'versionConflict'>> {
  // Orders of every store are invoiced by it.
  if (!ctx.staff.rightsEverywhere.includes('store.write')) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const saved = await transact(ctx.services.db, async (trx) => {
    const kept = await findSetting(trx, partnerId)
    const changes = changesOf(said(kept ?? nothing), said(input))
    // The same save again: nothing is left to change.
    if (Object.keys(changes).length === 0) return ok({})
    if (input.version !== (kept?.version ?? 0)) return refuse('versionConflict')
    if (!(await writeSetting(trx, partnerId, input, new Date(ctx.clock.now()))))
      return refuse('versionConflict')
    await audit(trx, ctx, 'tax.save', 'tax', changes)
    return ok({})
  })
  return saved.ok ? read(ctx) : saved
}

const inWords = (tax: Tax | null) => tax && taxText(tax, 'zh')

const said = ({ usual, freight }: TaxSetting) => ({
  usualTax: inWords(usual),
  freightTax: inWords(freight),
})
