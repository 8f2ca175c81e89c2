import type { PictureRef } from '@mallard/contract/fields'
import type { ErrorName } from '@mallard/contract/errors'
import type { StoreLegal, StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import { refuse, type Result } from '@mallard/kernel'
import { updateLegal } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { changeStore } from './store-admin.service.ts'

/**
 * Looks up pictures of the library by their addresses, and holds them until the transaction ends.
 */
export type PictureLibrary = (
  trx: Db,
  partnerId: number,
  urls: readonly string[],
) => Promise<{
  readonly pictures: ReadonlyMap<string, PictureRef>
  /** Notes that the store or the brand shows all of them, and no other. */
  noteUses(showing: { readonly kind: 'store' | 'brand'; readonly refId: number }): Promise<void>
}>

interface LegalInput extends Omit<StoreLegal, 'licence'> {
  /** Address of a picture; empty: none. */
  readonly licence: string
  readonly version: number
}

/** As it is compared, and written into the audit log. */
const told = ({ permits, ...words }: Omit<LegalInput, 'version'>) => ({
  ...words,
  permits: permits.map(({ name, number }) => `${name} ${number}`),
})

/** Changes who is behind a store, and what it is filed under. */
export async function saveLegal(
  ctx: StaffCtx,
  { version, ...input }: LegalInput,
  library: PictureLibrary,
): Promise<Result<StoreSetup, ErrorName>> {
  const { partnerId, storeId } = ctx.scope
  return changeStore(ctx, version, told(input), {
    action: 'store.legal',
    partOf: ({ legal }) => told({ ...legal, licence: legal.licence?.url ?? '' }),
    async write(trx, scope, _told, { legal: before }) {
      const held = await library(trx, partnerId, input.licence ? [input.licence] : [])
      // One from before stays, also where the library does not have it.
      const kept = before.licence?.url === input.licence ? before.licence : undefined
      const licence = input.licence ? (held.pictures.get(input.licence) ?? kept) : null
      if (licence === undefined) return refuse('mediaGone')
      await updateLegal(trx, scope, { ...input, licence })
      await held.noteUses({ kind: 'store', refId: storeId })
      return undefined
    },
  })
}
