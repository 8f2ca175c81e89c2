import type { PictureRef } from '@mallard/contract/fields'
import type { Uploaded, UploadPurpose } from '@mallard/contract/upload/upload.calls'
import { day, hour, minute, ok, refuse, type Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { type PictureFault, readPicture } from '#platform/pictures/read-picture.ts'
import { randomText } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { addressOf, incomingKey, masterKey, nameIn, signedPicture } from './picture-address.service.ts'
import {
  findUpload,
  forgetUpload,
  insertUpload,
  letOldGo,
  lockUploads,
  moveUploads,
  setCleared,
  setReady,
  states,
  uploadsToSweep,
  type SweptUpload,
  type UploadOwner,
} from './upload.repo.ts'

/** domain.md §6: 10 MB. */
const maxSize = 10 * 1024 * 1024
const contentTypes = ['image/jpeg', 'image/png', 'image/webp']
/** hosts-and-providers.md §5: 5 minutes at most. */
const permitTime = 5 * minute
const perHour = 60
const perDay = 200
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
/** What nothing became part of is removed after a day. */
const orphanTime = day
/** Uploads that are read at once for a sweep. */
const sweepAtOnce = 100

export interface Permission {
  key: string
  method: 'POST' | 'PUT'
  url: string
  fields: Record<string, string>
  expire: number
  maxSize: number
  contentTypes: string[]
}

const ownerOf = ({ scope, shopper }: ShopperCtx): UploadOwner => ({ partnerId: scope.partnerId, memberId: shopper.id })

export function policy(ctx: ShopperCtx, { type }: { type: UploadPurpose }): Promise<Result<Permission, 'tooOften'>> {
  return permitUpload(ctx.services, ownerOf(ctx), type)
}

/** The same for whoever a feature lets send pictures. */
export async function permitUpload(
  { db, storage, limiter, clock }: Services,
  owner: UploadOwner,
  type: UploadPurpose,
): Promise<Result<Permission, 'tooOften'>> {
  const who = `upload:${owner.partnerId}:${'memberId' in owner ? owner.memberId : owner.holder}`
  if (!(await limiter.take(`${who}:hour`, perHour, hour)) || !(await limiter.take(`${who}:day`, perDay, day))) return refuse('tooOften')
  const key = randomText(26, alphabet)
  await insertUpload(db, owner, key, type, new Date(clock.now()))
  const expire = clock.now() + permitTime
  const form = storage.permit({ key: incomingKey(key), contentTypes, maxSize, expiresAt: expire })
  return ok({ key, ...form, fields: { ...form.fields }, expire, maxSize, contentTypes })
}

const refusals = { heic: 'uploadHeic', type: 'uploadType', pixels: 'uploadPixels', broken: 'uploadBroken' } as const satisfies Record<PictureFault, string>
type UploadRefusal = 'notFound' | 'busy' | 'uploadMissing' | 'uploadTooLarge' | (typeof refusals)[PictureFault]

export function done(ctx: ShopperCtx, { key }: { key: string }): Promise<Result<Uploaded, UploadRefusal>> {
  return lookAtUpload(ctx.services, ownerOf(ctx), key)
}

/** Repeatable: what was looked at once stays what it is. */
export async function lookAtUpload(services: Services, owner: UploadOwner, key: string): Promise<Result<Uploaded, UploadRefusal>> {
  const { db, storage, log } = services
  const row = await findUpload(db, owner, key)
  if (!row || row.state === states.letGo) return refuse('notFound')
  if (row.picture) return ok({ key, ...signPicture(services, row.picture) })

  const sent = await storage.read(incomingKey(key), maxSize)
  if (sent.kind === 'unknown') return refuse('busy')
  if (sent.kind === 'failed') return refuse(sent.reason === 'tooLarge' ? 'uploadTooLarge' : 'uploadMissing')
  const read = await readPicture(sent.data)
  if (typeof read === 'string') return refuse(refusals[read])

  const written = await storage.write(masterKey(key, row.purpose), read.bytes, 'image/webp')
  if (written.kind !== 'ok') {
    log.error({ code: written.code }, 'a picture could not be kept')
    return refuse('busy')
  }
  const picture: PictureRef = { url: addressOf(key, row.purpose, read.hash), width: read.width, height: read.height, color: read.color }
  await setReady(db, key, picture)
  return ok({ key, ...signPicture(services, picture) })
}

/**
 * Makes uploads part of something, in the transaction that makes the something: each once, for what it was sent for, by who sent it.
 * In their order; undefined, with nothing changed, when any of them is not there to be had.
 */
export async function claim(trx: Db, owner: UploadOwner, keys: readonly string[], purpose: UploadPurpose): Promise<PictureRef[] | undefined> {
  if (keys.length === 0) return []
  const found = new Map((await lockUploads(trx, owner, keys)).map((row) => [row.name, row]))
  const pictures = keys.flatMap((key) => {
    const row = found.get(key)
    return row?.state === states.ready && row.purpose === purpose && row.picture ? [row.picture] : []
  })
  if (pictures.length !== keys.length || found.size !== keys.length) return undefined
  await moveUploads(trx, keys, states.ready, states.kept)
  return pictures
}

/** Pictures that nothing shows any more; their files go with the next sweep. Pictures of the shop's own are left alone. */
export async function letGo(trx: Db, pictures: readonly { readonly url: string }[]): Promise<void> {
  const names = pictures.flatMap(({ url }) => nameIn(url) ?? [])
  await moveUploads(trx, names, states.kept, states.letGo)
}

/** For whoever may see it: the address of a private picture becomes one that opens it for some minutes. */
export function signPicture({ clock, hashKey }: Pick<Services, 'clock' | 'hashKey'>, picture: PictureRef): PictureRef {
  return signedPicture(picture, clock.now(), hashKey)
}

/** Removes the files of what was let go, and what browsers sent. What cannot be removed now is passed over, and tried again by the next sweep. */
export async function sweep({ db, storage, clock }: Services): Promise<void> {
  const before = new Date(clock.now() - orphanTime)
  await letOldGo(db, before)
  let last: SweptUpload | undefined
  do {
    const uploads = await uploadsToSweep(db, before, last, sweepAtOnce)
    let removed = 0
    for (const upload of uploads) if (await removeFiles(db, storage, upload)) removed += 1
    // A storage that removed nothing of a whole batch is away: no use in asking it for every other picture.
    last = uploads.length === sweepAtOnce && removed > 0 ? uploads.at(-1) : undefined
  } while (last)
}

async function removeFiles(db: Db, storage: Services['storage'], { name, purpose, state }: SweptUpload): Promise<boolean> {
  if ((await storage.remove(incomingKey(name))).kind !== 'ok') return false
  if (state === states.kept) {
    await setCleared(db, name)
    return true
  }
  if ((await storage.remove(masterKey(name, purpose))).kind !== 'ok') return false
  await forgetUpload(db, name)
  return true
}
