import type { Media } from '@mallard/contract/catalog/media/media-admin.calls'
import { useKinds } from '@mallard/contract/catalog/media/media.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import { claim, findDrawn, letGo, lookAtUpload } from '#features/shop/upload/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { allUsesOf, lockMedia, mediaBy, putFile } from './media.repo.ts'
import { mayChange, mediaOf, ownerOf } from './media.service.ts'
import type { MediaShown } from './shown.ts'

interface ReplaceInput {
  readonly id: number
  readonly version: number
  readonly key: string
}

/**
 * Puts another file in the place of a picture. It has an address of its own, so that no cache shows
 * the old one: all that show it now lead there from the same moment on. What orders and reviews of
 * the past show stays. Repeatable.
 */
export async function replace(
  ctx: StaffCtx,
  shown: MediaShown,
  { id, version, key }: ReplaceInput,
): Promise<Result<Media, ErrorName>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (!(await mediaBy(db, partnerId, { id }))) return refuse('notFound')
  const looked = await lookAtUpload(ctx, ownerOf(ctx), key)
  if (!looked.ok) return looked
  const file = await findDrawn(db, ownerOf(ctx), key, 'media')
  if (!file) return refuse('uploadGone')
  const result = await transact(db, async (trx): Promise<Result<Media, ErrorName>> => {
    const [locked] = await lockMedia(trx, partnerId, [id])
    const before = locked && (await mediaBy(trx, partnerId, { id }))
    if (!before) return refuse('notFound')
    const twin = await mediaBy(trx, partnerId, { digest: file.digest })
    if (twin?.id === id) return ok(mediaOf(twin))
    if (twin) return refuse('mediaKnown', { name: twin.name })
    if (before.version !== version) return refuse('versionConflict')
    if (!(await claim(trx, ownerOf(ctx), [key], 'media'))) return refuse('uploadGone')
    await putFile(trx, partnerId, id, file)
    const uses = await allUsesOf(trx, partnerId, id)
    for (const kind of useKinds) {
      const ids = uses.filter((use) => use.kind === kind).map((use) => use.id)
      if (ids.length > 0)
        await shown[kind].replace(trx, partnerId, ids, { from: before.picture, to: file.picture })
    }
    if (!locked.wasUsed) await letGo(trx, [before.picture])
    await audit(trx, ctx, 'media.replace', `media ${id}`, {
      pic: { before: before.picture.url, after: file.picture.url },
    })
    const after = await mediaBy(trx, partnerId, { id })
    return after ? ok(mediaOf(after)) : refuse('notFound')
  })
  if (result.ok)
    dropTags(
      ctx.services,
      useKinds.flatMap((kind) => shown[kind].readBy?.(partnerId) ?? []),
    )
  return result
}
