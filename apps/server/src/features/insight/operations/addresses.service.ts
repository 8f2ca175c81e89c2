import type { ErrorName } from '@mallard/contract/errors'
import type { Addresses } from '@mallard/contract/insight/operations/operations-admin.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { listStores } from '#features/shop/store/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { isHouse } from './house.service.ts'

const uses = ['web', 'mini', 'smartApp', 'mallApp'] as const

/**
 * What messengers and apps were told of the shop, as the server is set up; secrets are none of it.
 */
export async function addresses(ctx: StaffCtx): Promise<Result<Addresses, ErrorName>> {
  if (!(await isHouse(ctx))) return refuse('forbidden')
  const { db, publicUrl, storeDomains = {}, domainProofs = [], signIn } = ctx.services
  const stores = await listStores(db)
  return ok({
    publicUrl,
    stores: stores.map(({ partner_id: partnerId, id: storeId, name, en }) => ({
      partnerId,
      storeId,
      name: localised(ctx.locale, name, en.name),
      domains: [...(storeDomains[`${partnerId}-${storeId}`] ?? [])],
    })),
    proofs: [...domainProofs],
    weixinApps: uses.flatMap((use) => {
      const appId = signIn.weixin?.appIds[use]
      return appId ? [{ use, appId }] : []
    }),
    apple: signIn.apple?.has ?? { web: false, app: false },
    wecom: signIn.wecom !== undefined,
  })
}
