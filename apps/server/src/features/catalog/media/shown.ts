import type { Locale } from '@mallard/kernel'
import type { UseKind } from '@mallard/contract/catalog/media/media.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Db } from '#platform/db/database.ts'

/** One kind of things that show pictures of the library. */
export interface Shown {
  /** What they are called, by their ids. */
  titles(
    db: Db,
    partnerId: number,
    ids: readonly number[],
    locale: Locale,
  ): Promise<ReadonlyMap<number, string>>
  /** From now on these show one picture where they showed another. */
  replace(
    trx: Db,
    partnerId: number,
    ids: readonly number[],
    change: { readonly from: PictureRef; readonly to: PictureRef },
  ): Promise<void>
  /** What is kept of them is read from; absent where nothing is kept. */
  readBy?(partnerId: number): string
}

/** All kinds; each stands above the library. */
export type MediaShown = Readonly<Record<UseKind, Shown>>
