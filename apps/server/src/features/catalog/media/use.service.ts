import type { PictureRef } from '@mallard/contract/fields'
import type { UseKind } from '@mallard/contract/catalog/media/media.codes'
import type { Db } from '#platform/db/database.ts'
import { holdByUrl, replaceUses } from './media.repo.ts'

export interface Showing {
  readonly partnerId: number
  readonly kind: UseKind
  /** Id of the thing. */
  readonly refId: number
}

/**
 * Pictures of the library that are held for a transaction: none of them can be taken away before it
 * ends.
 */
export interface HeldPictures {
  readonly pictures: ReadonlyMap<string, PictureRef>
  /**
   * Notes that the thing shows all of them, or those at `urls`, and no other picture of the library.
   */
  noteUses(showing: Omit<Showing, 'partnerId'>, urls?: readonly string[]): Promise<void>
}

/**
 * Looks up, by their addresses, the pictures that something is to show; what is not in the library
 * is left out.
 */
export async function holdPictures(
  trx: Db,
  partnerId: number,
  urls: readonly string[],
): Promise<HeldPictures> {
  const held = await holdByUrl(trx, partnerId, [...new Set(urls)])
  return {
    pictures: new Map(held.map(({ url, picture }) => [url, picture])),
    noteUses: ({ kind, refId }, shown) => {
      const own = shown ? held.filter(({ url }) => shown.includes(url)) : held
      return replaceUses(
        trx,
        partnerId,
        kind,
        refId,
        own.map(({ id }) => id),
      )
    },
  }
}
