import type { ErrorName } from '@mallard/contract/errors'
import type { StorePromise, StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import type { Result } from '@mallard/kernel'
import { updatePromises } from '#features/shop/store/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { changeStore } from './store-admin.service.ts'

/** As they are compared, and written into the audit log: a line each. */
const told = (promises: readonly StorePromise[]) => ({
  promises: promises.map(({ name, nameEn, text, textEn }) =>
    [name, text, nameEn, textEn].filter(Boolean).join(' · '),
  ),
})

/** Changes what a store promises on the pages of its goods, beside what the law gives. */
export async function savePromises(
  ctx: StaffCtx,
  { version, promises }: { readonly version: number; readonly promises: readonly StorePromise[] },
): Promise<Result<StoreSetup, ErrorName>> {
  return changeStore(ctx, version, told(promises), {
    action: 'store.promises',
    partOf: (setup) => told(setup.promises),
    write: (trx, scope) => updatePromises(trx, scope, promises),
  })
}
