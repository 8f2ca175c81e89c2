import type { VideoRef } from '@mallard/contract/shop/upload/video.fields'
import { refuse, type Result } from '@mallard/kernel'
import { lookAtVideo, permitUpload, type VideoRefusal } from '#features/shop/upload/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { mayChangePartnerWide } from './goods-admin.service.ts'
import { videoOwner } from './goods-video.service.ts'

export async function videoPolicy(ctx: StaffCtx) {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  return permitUpload(ctx, videoOwner(ctx), 'video')
}

/** Repeatable. What becomes part of no goods is removed after a day. */
export async function addVideo(
  ctx: StaffCtx,
  { key }: { readonly key: string },
): Promise<Result<VideoRef, 'partnerWide' | VideoRefusal>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  return lookAtVideo(ctx, videoOwner(ctx), key)
}
