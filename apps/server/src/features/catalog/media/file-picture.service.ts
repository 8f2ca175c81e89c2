import type { PictureRef } from '@mallard/contract/fields'
import { keepPicture, type UploadOwner } from '#features/shop/upload/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ReadPicture } from '#platform/pictures/read-picture.ts'
import type { Services } from '#platform/services.ts'
import { insertMedia, mediaBy } from './media.repo.ts'

/**
 * Files a picture in the library of a partner, in the caller's transaction; one that is there
 * already, under whatever name, is that one.
 */
export async function filePicture(
  trx: Db,
  services: Pick<Services, 'storage' | 'clock'>,
  owner: UploadOwner,
  name: string,
  read: ReadPicture,
): Promise<PictureRef> {
  const { partnerId } = owner
  const known = await mediaBy(trx, partnerId, { digest: read.digest })
  if (known) return known.picture
  const { picture, bytes, digest } = await keepPicture(trx, services, owner, 'media', read)
  const at = new Date(services.clock.now())
  await insertMedia(trx, { partnerId, folderId: null, name, picture, bytes, digest, at })
  return picture
}
