import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import type { ReadPicture } from '#platform/pictures/read-picture.ts'
import type { Services } from '#platform/services.ts'
import { addressOf, masterKey } from './picture-address.service.ts'
import { type DrawnFile, insertKept, type UploadOwner } from './upload.repo.ts'
import type { Purpose } from './upload.tables.ts'

/** The storage did not take a picture. */
export class NotKept extends Error {
  override readonly name = 'NotKept'
}

/**
 * Keeps a picture that no browser sent, in the transaction that makes it part of something. Its name
 * comes from what it shows: the same one is there once, however often it is kept. Throws `NotKept`.
 */
export async function keepPicture(
  trx: Db,
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  owner: UploadOwner,
  purpose: Purpose,
  read: ReadPicture,
): Promise<DrawnFile> {
  const seed = createHash('sha256')
    .update(`${owner.partnerId} ${purpose} ${read.digest}`)
    .digest('hex')
  const name = BigInt(`0x${seed}`).toString(36).padStart(26, '0').slice(0, 26)
  const { width, height, color, digest, hash } = read
  const picture = { url: addressOf(name, purpose, hash), width, height, color }
  const file = { picture, bytes: read.bytes.length, digest }
  await insertKept(trx, owner, name, purpose, file, new Date(clock.now()))
  const written = await storage.write(masterKey(name, purpose), read.bytes, 'image/webp')
  if (written.kind !== 'ok') throw new NotKept(written.code)
  return file
}
