import type { GoodsVideo } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { PictureRef } from '@mallard/contract/fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { Action } from '#features/people/staff/index.ts'
import { holdVideo, letGo, lockVideos } from '#features/shop/upload/index.ts'
import type { Db } from '#platform/db/database.ts'

/** The video that goods are to show, and the picture in its place until it plays. */
export interface VideoInput {
  readonly url: string
  /** Empty: the main picture. */
  readonly cover: string
}

/** Whose upload it is. */
export const videoOwner = ({ scope, staff }: Pick<Action, 'scope' | 'staff'>) => ({
  partnerId: scope.partnerId,
  holder: `staff ${staff.id}` as const,
})

/**
 * What goods are to show, held in the transaction that writes it; `wanted` undefined: as it was. One
 * video may be of several goods: copies begin with that of the first.
 */
export async function videoFor(
  trx: Db,
  ctx: Action,
  pictures: ReadonlyMap<string, PictureRef>,
  wanted: VideoInput | null | undefined,
  before: GoodsVideo | null,
): Promise<Result<GoodsVideo | null, 'videoGone' | 'mediaGone'>> {
  if (wanted === undefined) return ok(before)
  const urls = [wanted?.url, before?.url].filter((url) => url !== undefined)
  if (wanted?.url !== before?.url) await lockVideos(trx, ctx.scope.partnerId, urls)
  if (wanted === null) return ok(null)
  const cover = coverOf(wanted, pictures, before)
  if (cover === undefined) return refuse('mediaGone')
  if (wanted.url === before?.url) return ok({ ...before, cover })
  const video = await holdVideo(trx, videoOwner(ctx), wanted.url)
  return video ? ok({ ...video, cover, addedAt: ctx.clock.now() }) : refuse('videoGone')
}

/** The cover that a video is to have: null where there is none, undefined where it is gone. */
function coverOf(
  { cover }: VideoInput,
  pictures: ReadonlyMap<string, PictureRef>,
  before: GoodsVideo | null,
): PictureRef | null | undefined {
  if (cover === '') return null
  return pictures.get(cover) ?? (before?.cover?.url === cover ? before.cover : undefined)
}

/** Goods that showed a video do not any more: where no others do, it goes with the next sweep. */
export async function releaseVideo(trx: Db, { scope }: Action, url: string): Promise<void> {
  await lockVideos(trx, scope.partnerId, [url])
  if (!(await isShown(trx, scope.partnerId, url))) await letGo(trx, [{ url }])
}

/** As the log tells it. */
export const videoWords = (video: GoodsVideo | null) => ({
  video: video?.url ?? null,
  videoCover: video?.cover?.url ?? null,
})

async function isShown(trx: Db, partnerId: number, url: string): Promise<boolean> {
  const found = await trx
    .selectFrom('goods')
    .where('partner_id', '=', partnerId)
    .where('video', 'is not', null)
    .where((row) => row(row.ref('video', '->>').key('url'), '=', url))
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
