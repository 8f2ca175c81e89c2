import type { VideoRef } from '@mallard/contract/shop/upload/video.fields'
import { largestVideo } from '@mallard/contract/shop/upload/video.codes'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { createTurns } from '#platform/turns.ts'
import { emptyBeside, readVideo, type VideoFault } from '#platform/videos/read-video.ts'
import { lookingInTurn, type UploadCall } from './look-turn.service.ts'
import { incomingKey, masterKey, nameIn, videoAddress } from './picture-address.service.ts'
import {
  findUpload,
  lockNames,
  lockVideo,
  moveUploads,
  setVideoReady,
  states,
  type UploadOwner,
} from './upload.repo.ts'

/** Bytes that are read at once: no answer of a storage is larger. */
const partSize = 8 * 1024 * 1024
/** One at a time: it is in memory whole. */
const lookInTurn = lookingInTurn<VideoRef, VideoRefusal>(
  createTurns({ atOnce: 1, waiting: 10, perCaller: 2, patience: minute }),
)

const refusals = {
  type: 'videoType',
  codec: 'videoCodec',
  tooLong: 'videoTooLong',
  broken: 'videoBroken',
} as const satisfies Record<VideoFault, string>
export type VideoRefusal =
  | 'notFound'
  | 'busy'
  | 'tooOften'
  | 'videoMissing'
  | 'videoTooLarge'
  | (typeof refusals)[VideoFault]

/**
 * Looks at a video that was sent, empties what cameras write beside it, and keeps it; of one that is
 * refused nothing stays. Repeatable: what was looked at once stays what it is.
 */
export async function lookAtVideo(
  call: UploadCall,
  owner: UploadOwner,
  key: string,
): Promise<Result<VideoRef, VideoRefusal>> {
  const { services } = call
  const row = await findUpload(services.db, owner, key)
  if (!row || row.state === states.letGo || row.purpose !== 'video') return refuse('notFound')
  return row.video ? ok(row.video) : lookInTurn(call, owner, row, () => look(services, row.name))
}

async function look(
  { db, storage, log }: Services,
  name: string,
): Promise<Result<VideoRef, VideoRefusal>> {
  const sent = await readWhole(storage, incomingKey(name))
  if (!sent.ok) return sent
  const bytes = sent.value
  const read = readVideo(bytes)
  if (typeof read === 'string') {
    // It would lie there for a day. What cannot be removed now goes with the sweep.
    await storage.remove(incomingKey(name))
    return refuse(refusals[read])
  }
  emptyBeside(bytes)
  const written = await storage.write(masterKey(name, 'video'), bytes, 'video/mp4')
  if (written.kind !== 'ok') {
    log.error({ code: written.code }, 'a video could not be kept')
    return refuse('busy')
  }
  const video: VideoRef = { url: videoAddress(name), ...read, bytes: bytes.length }
  await setVideoReady(db, name, video)
  await storage.remove(incomingKey(name))
  return ok(video)
}

async function readWhole(
  storage: Services['storage'],
  key: string,
): Promise<Result<Buffer, 'busy' | 'videoMissing' | 'videoTooLarge'>> {
  const found = await storage.head(key)
  if (found.kind === 'unknown') return refuse('busy')
  if (found.kind === 'failed') return refuse('videoMissing')
  const { size } = found.data
  if (size > largestVideo) return refuse('videoTooLarge')
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size;) {
    const part = await storage.part(key, at, Math.min(partSize, size - at))
    if (part.kind === 'unknown') return refuse('busy')
    if (part.kind === 'failed' || part.data.length === 0) return refuse('videoMissing')
    part.data.copy(bytes, at)
    at += part.data.length
  }
  return ok(bytes)
}

/**
 * Nobody makes these videos of a partner part of anything, or lets them go, until the transaction
 * ends; who needs several locks them at once.
 */
export async function lockVideos(
  trx: Db,
  partnerId: number,
  urls: readonly string[],
): Promise<void> {
  const names = urls.flatMap((url) => nameIn(url) ?? [])
  if (names.length > 0) await lockNames(trx, partnerId, names)
}

/**
 * Makes a video part of something, in the transaction that makes the something: one that its owner
 * sent, or that something of the partner has already. Held until the transaction ends; undefined: it
 * is not there to be had. Who shows it last lets it go, holding it.
 */
export async function holdVideo(
  trx: Db,
  { partnerId, holder }: Extract<UploadOwner, { readonly holder: string }>,
  url: string,
): Promise<VideoRef | undefined> {
  const name = nameIn(url)
  const row = name === undefined ? undefined : await lockVideo(trx, partnerId, name)
  if (name === undefined || !row?.video || row.video.url !== url) return undefined
  if (row.state === states.kept) return row.video
  if (row.state !== states.ready || row.holder !== holder) return undefined
  await moveUploads(trx, [name], states.ready, states.kept)
  return row.video
}
