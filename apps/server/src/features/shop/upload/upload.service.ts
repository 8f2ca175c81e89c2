import type { PictureRef } from '@mallard/contract/fields'
import type { Uploaded, UploadPurpose } from '@mallard/contract/shop/upload/upload.calls'
import { largestVideo } from '@mallard/contract/shop/upload/video.codes'
import { day, hour, minute, ok, refuse, second, type Instant, type Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { Sweep } from '#platform/db/sweep.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import { type PictureFault, readPicture } from '#platform/pictures/read-picture.ts'
import { randomText } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { createTurns } from '#platform/turns.ts'
import { limitsOf, lookingInTurn, senderOf, type UploadCall } from './look-turn.service.ts'
import type { Purpose } from './upload.tables.ts'
import {
  addressOf,
  incomingKey,
  masterKey,
  nameIn,
  signedPicture,
} from './picture-address.service.ts'
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
  type UploadRow,
} from './upload.repo.ts'

/** domain.md §6: 10 MB. */
const largestPicture = 10 * 1024 * 1024
const ofPictures = {
  maxSize: largestPicture,
  contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
}
const ofVideos = { maxSize: largestVideo, contentTypes: ['video/mp4'] }
/** hosts-and-providers.md §5: 5 minutes at most. */
const permitTime = 5 * minute
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

const ownerOf = ({ scope, shopper }: ShopperCtx): UploadOwner => ({
  partnerId: scope.partnerId,
  memberId: shopper.id,
})

export function policy(
  ctx: ShopperCtx,
  { type }: { type: UploadPurpose },
): Promise<Result<Permission, 'tooOften'>> {
  return permitUpload(ctx, ownerOf(ctx), type)
}

/** The same for anyone who a feature lets send pictures. */
export async function permitUpload(
  { services, ip }: UploadCall,
  owner: UploadOwner,
  type: Purpose,
): Promise<Result<Permission, 'tooOften'>> {
  const { db, storage, limiter, clock } = services
  const sender = senderOf(owner)
  const { perHour, perDay, perNetwork } = limitsOf(type)
  if (
    !(await limiter.take(`upload:${sender}:hour`, perHour, hour)) ||
    !(await limiter.take(`upload:${sender}:day`, perDay, day))
  )
    return refuse('tooOften')
  if (!(await takeOfNetwork(limiter, 'upload', ip, perNetwork, hour))) return refuse('tooOften')
  const key = randomText(26, alphabet)
  await insertUpload(db, owner, key, type, new Date(clock.now()))
  const expire = clock.now() + permitTime
  const file = type === 'video' ? ofVideos : ofPictures
  const form = storage.permit({ key: incomingKey(key), ...file, expiresAt: expire })
  return ok({ key, ...form, fields: { ...form.fields }, expire, ...file })
}

const refusals = {
  heic: 'uploadHeic',
  type: 'uploadType',
  pixels: 'uploadPixels',
  broken: 'uploadBroken',
} as const satisfies Record<PictureFault, string>
type UploadRefusal =
  | 'notFound'
  | 'busy'
  | 'tooOften'
  | 'uploadMissing'
  | 'uploadTooLarge'
  | (typeof refusals)[PictureFault]

export function done(
  ctx: ShopperCtx,
  { key }: { key: string },
): Promise<Result<Uploaded, UploadRefusal>> {
  return lookAtUpload(ctx, ownerOf(ctx), key)
}

/**
 * Pictures are read and drawn two at once; who sends several at once waits for their own, not
 * others for them.
 */
const drawInTurn = lookingInTurn<PictureRef, UploadRefusal>(
  createTurns({ atOnce: 2, waiting: 40, perCaller: 12, patience: 30 * second }),
)

/** Repeatable: what was looked at once stays what it is. */
export async function lookAtUpload(
  call: UploadCall,
  owner: UploadOwner,
  key: string,
): Promise<Result<Uploaded, UploadRefusal>> {
  const { services } = call
  const row = await findUpload(services.db, owner, key)
  if (!row || row.state === states.letGo || row.purpose === 'video') return refuse('notFound')
  const drawn = () => drawInTurn(call, owner, row, () => draw(services, row))
  const picture = row.picture ? ok(row.picture) : await drawn()
  return picture.ok ? ok({ key, ...signPicture(services, picture.value) }) : picture
}

async function draw(
  { db, storage, log }: Services,
  { name, purpose }: UploadRow,
): Promise<Result<PictureRef, UploadRefusal>> {
  const sent = await storage.read(incomingKey(name), largestPicture)
  if (sent.kind === 'unknown') return refuse('busy')
  if (sent.kind === 'failed')
    return refuse(sent.reason === 'tooLarge' ? 'uploadTooLarge' : 'uploadMissing')
  const read = await readPicture(sent.data)
  if (typeof read === 'string') return refuse(refusals[read])

  const written = await storage.write(masterKey(name, purpose), read.bytes, 'image/webp')
  if (written.kind !== 'ok') {
    log.error({ code: written.code }, 'a picture could not be kept')
    return refuse('busy')
  }
  const picture: PictureRef = {
    url: addressOf(name, purpose, read.hash),
    width: read.width,
    height: read.height,
    color: read.color,
  }
  await setReady(db, name, { picture, bytes: read.bytes.length, digest: read.digest })
  return ok(picture)
}

/**
 * Makes uploads part of something, in the transaction that makes the something: each once, for what
 * it was sent for, by who sent it. In their order; undefined, with nothing changed, when any of
 * them is not there to be had.
 */
export async function claim(
  trx: Db,
  owner: UploadOwner,
  keys: readonly string[],
  purpose: Purpose,
): Promise<PictureRef[] | undefined> {
  if (keys.length === 0) return []
  const found = new Map((await lockUploads(trx, owner, keys)).map((row) => [row.name, row]))
  const pictures = keys.flatMap((key) => {
    const row = found.get(key)
    return row?.state === states.ready && row.purpose === purpose && row.picture
      ? [row.picture]
      : []
  })
  if (pictures.length !== keys.length || found.size !== keys.length) return undefined
  await moveUploads(trx, keys, states.ready, states.kept)
  return pictures
}

/**
 * Pictures that nothing shows any more; their files go with the next sweep. Pictures of the shop's
 * own are left alone.
 */
export async function letGo(trx: Db, pictures: readonly { readonly url: string }[]): Promise<void> {
  const names = pictures.flatMap(({ url }) => nameIn(url) ?? [])
  await moveUploads(trx, names, states.kept, states.letGo)
}

/**
 * A sweep of rows that show uploads: `remove` takes some that are too old, in the order of their time
 * and `max` at once; their pictures go with them.
 */
export const sweepWithPictures =
  (
    remove: (
      trx: Db,
      now: Instant,
      max: number,
    ) => Promise<readonly { readonly pics: readonly { readonly url: string }[] }[]>,
  ): Sweep =>
  (db, now, max) =>
    db.transaction().execute(async (trx) => {
      const removed = await remove(trx, now, max)
      await letGo(
        trx,
        removed.flatMap(({ pics }) => pics),
      )
      return removed.length
    })

/**
 * For anyone who may see it: the address of a private picture becomes one that opens it for some
 * minutes.
 */
export function signPicture(
  { clock, hashKey }: Pick<Services, 'clock' | 'hashKey'>,
  picture: PictureRef,
): PictureRef {
  return signedPicture(picture, clock.now(), hashKey)
}

/**
 * Removes the files of what was let go, and what browsers sent. What cannot be removed now is
 * passed over, and tried again by the next sweep.
 */
export async function sweep({ db, storage, clock }: Services): Promise<void> {
  const before = new Date(clock.now() - orphanTime)
  await letOldGo(db, before)
  let last: SweptUpload | undefined
  do {
    const uploads = await uploadsToSweep(db, before, last, sweepAtOnce)
    let removed = 0
    for (const upload of uploads) if (await removeFiles(db, storage, upload)) removed += 1
    // A storage that removed nothing of a whole batch is away: no use in asking it for every other
    // picture.
    last = uploads.length === sweepAtOnce && removed > 0 ? uploads.at(-1) : undefined
  } while (last)
}

async function removeFiles(
  db: Db,
  storage: Services['storage'],
  { name, purpose, state }: SweptUpload,
): Promise<boolean> {
  if ((await storage.remove(incomingKey(name))).kind !== 'ok') return false
  if (state === states.kept) {
    await setCleared(db, name)
    return true
  }
  if ((await storage.remove(masterKey(name, purpose))).kind !== 'ok') return false
  await forgetUpload(db, name)
  return true
}
