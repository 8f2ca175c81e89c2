import type { Media } from '@mallard/contract/catalog/media/media-admin.calls'
import type { UseKind } from '@mallard/contract/catalog/media/media.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import {
  claim,
  findDrawn,
  letGo,
  lookAtUpload,
  permitUpload,
  type UploadOwner,
} from '#features/shop/upload/index.ts'
import { cappedPage, offsetOf } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  deleteMedia,
  findMedia,
  insertMedia,
  lockMedia,
  mediaBy,
  moveMedia,
  updateMedia,
  usedAmong,
  usesOf,
  type MediaFilter,
  type MediaRow,
} from './media.repo.ts'
import { hasFolder } from './folder.repo.ts'
import type { MediaShown } from './shown.ts'

const maxUses = 100
/** Names of pictures in use that a refusal says. */
const maxNamed = 3

/** The library belongs to the partner: what changes it needs the right in every store. */
export const mayChange = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('media.write')

export const ownerOf = ({ scope, staff }: StaffCtx): UploadOwner => ({
  partnerId: scope.partnerId,
  holder: `staff ${staff.id}`,
})

type ListInput = MediaFilter & { pageNum: number; pageSize: number }

export async function list(
  ctx: StaffCtx,
  {
    q,
    folderId,
    use,
    ...place
  }: { q?: string; folderId?: number } & Omit<ListInput, 'q' | 'folderId'>,
) {
  const { rows, total } = await findMedia(
    ctx.services.db,
    ctx.scope.partnerId,
    { q, folderId, use },
    offsetOf(place),
    place.pageSize,
  )
  return ok(cappedPage(rows.map(mediaOf), total, place))
}

export async function detail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Media, 'notFound'>> {
  const media = await mediaBy(ctx.services.db, ctx.scope.partnerId, { id })
  return media ? ok(mediaOf(media)) : refuse('notFound')
}

export async function uses(ctx: StaffCtx, shown: MediaShown, { id }: { id: number }) {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (!(await mediaBy(db, partnerId, { id }))) return refuse('notFound')
  const found = await usesOf(db, partnerId, id, maxUses)
  const kinds = [...new Set(found.uses.map(({ kind }) => kind))]
  const idsOf = (kind: UseKind) =>
    found.uses.filter((use) => use.kind === kind).map((use) => use.id)
  const named = new Map(
    await Promise.all(
      kinds.map(
        async (kind) =>
          [kind, await shown[kind].titles(db, partnerId, idsOf(kind), ctx.locale)] as const,
      ),
    ),
  )
  return ok({
    uses: found.uses.map((use) => ({ ...use, title: named.get(use.kind)?.get(use.id) ?? '' })),
    total: found.total,
  })
}

export async function policy(ctx: StaffCtx) {
  if (!mayChange(ctx)) return refuse('partnerWide')
  return permitUpload(ctx, ownerOf(ctx), 'media')
}

interface AddInput {
  key: string
  name: string
  folderId: number
}

/** Repeatable: what was filed once is found again. */
export async function add(
  ctx: StaffCtx,
  { key, name, folderId }: AddInput,
): Promise<Result<{ media: Media; isKnown: boolean }, ErrorName>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (folderId && !(await hasFolder(db, partnerId, folderId))) return refuse('notFound')
  const looked = await lookAtUpload(ctx, ownerOf(ctx), key)
  if (!looked.ok) return looked
  const file = await findDrawn(db, ownerOf(ctx), key, 'media')
  if (!file) return refuse('uploadGone')
  return transact(db, async (trx) => {
    if (folderId && !(await hasFolder(trx, partnerId, folderId))) return refuse('notFound')
    const at = new Date(ctx.clock.now())
    const isNew = await insertMedia(trx, {
      partnerId,
      folderId: folderId || null,
      name,
      ...file,
      at,
    })
    if (isNew && !(await claim(trx, ownerOf(ctx), [key], 'media'))) return refuse('uploadGone')
    const media = await mediaBy(trx, partnerId, { digest: file.digest })
    if (!media) return refuse('busy')
    if (isNew)
      await audit(trx, ctx, 'media.add', `media ${media.id}`, changesOf({}, { title: name }))
    return ok({ media: mediaOf(media), isKnown: media.picture.url !== file.picture.url })
  })
}

interface SaveInput {
  id: number
  version: number
  name: string
  alt: string
  altEn: string
  folderId: number
}

export async function save(
  ctx: StaffCtx,
  { id, version, folderId, ...words }: SaveInput,
): Promise<Result<Media, 'notFound' | 'versionConflict' | 'partnerWide'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return transact(ctx.services.db, async (trx) => {
    const before = await mediaBy(trx, partnerId, { id })
    if (!before || (folderId && !(await hasFolder(trx, partnerId, folderId))))
      return refuse('notFound')
    if (!(await updateMedia(trx, partnerId, id, version, { ...words, folderId: folderId || null })))
      return refuse('versionConflict')
    const { name, alt, altEn } = before
    const changes = changesOf(
      { title: name, alt, altEn, folder: before.folderId ?? 0 },
      { title: words.name, alt: words.alt, altEn: words.altEn, folder: folderId },
    )
    await audit(trx, ctx, 'media.save', `media ${id}`, changes)
    const after = await mediaBy(trx, partnerId, { id })
    return after ? ok(mediaOf(after)) : refuse('notFound')
  })
}

/** Repeatable; what is not there any more is passed over. */
export async function move(
  ctx: StaffCtx,
  { ids, folderId }: { ids: readonly number[]; folderId: number },
): Promise<Result<Record<string, never>, 'notFound' | 'partnerWide'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return transact(ctx.services.db, async (trx) => {
    if (folderId && !(await hasFolder(trx, partnerId, folderId))) return refuse('notFound')
    const moved = (await lockMedia(trx, partnerId, ids)).filter(
      (each) => (each.folderId ?? 0) !== folderId,
    )
    if (moved.length === 0) return ok({})
    await moveMedia(
      trx,
      partnerId,
      moved.map(({ id }) => id),
      folderId || null,
    )
    for (const { id, folderId: before } of moved) {
      await audit(
        trx,
        ctx,
        'media.move',
        `media ${id}`,
        changesOf({ folder: before ?? 0 }, { folder: folderId }),
      )
    }
    return ok({})
  })
}

/**
 * All of them, or none while anything shows one. Repeatable; what is not there any more is passed
 * over.
 */
export async function remove(
  ctx: StaffCtx,
  { ids }: { ids: readonly number[] },
): Promise<Result<Record<string, never>, 'mediaUsed' | 'partnerWide'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return transact(ctx.services.db, async (trx) => {
    const found = await lockMedia(trx, partnerId, ids)
    const foundIds = found.map(({ id }) => id)
    if (foundIds.length === 0) return ok({})
    // What began to show one while this waited for its row has committed.
    const used = await usedAmong(trx, partnerId, foundIds)
    if (used.length > 0)
      return refuseUsed(found.filter(({ id }) => used.includes(id)).map(({ name }) => name))
    await deleteMedia(trx, partnerId, foundIds)
    await letGo(
      trx,
      found.filter(({ wasUsed }) => !wasUsed),
    )
    for (const { id, name } of found)
      await audit(
        trx,
        ctx,
        'media.remove',
        `media ${id}`,
        changesOf({ title: name }, { title: null }),
      )
    return ok({})
  })
}

function refuseUsed(names: readonly string[]): Refused<'mediaUsed'> {
  const said = names.slice(0, maxNamed).join('、')
  return refuse('mediaUsed', {
    count: names.length,
    names: names.length > maxNamed ? `${said}…` : said,
  })
}

export function mediaOf({ folderId, createdAt, ...row }: MediaRow): Media {
  return { ...row, folderId: folderId ?? 0, createdAt: createdAt.getTime() }
}
