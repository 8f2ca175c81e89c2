import type { MediaFolder } from '@mallard/contract/catalog/media/media-admin.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  countFolders,
  deleteFolder,
  findFolders,
  folderNamed,
  insertFolder,
  lockFolder,
  renameFolder,
} from './folder.repo.ts'
import { mayChange } from './media.service.ts'

/** More than anybody finds their way in. */
const maxFolders = 200

export async function folders(
  ctx: StaffCtx,
): Promise<Result<{ folders: MediaFolder[]; total: number; unfiled: number }, never>> {
  const rows = await findFolders(ctx.services.db, ctx.scope.partnerId)
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return ok({
    folders: rows.filter(({ id }) => id > 0),
    total,
    unfiled: rows.find(({ id }) => id === 0)?.count ?? 0,
  })
}

type FolderRefusal = 'notFound' | 'folderTaken' | 'tooManyFolders' | 'partnerWide'

/** Making one whose name is there finds that one, so that a repetition makes no second. */
export async function saveFolder(
  ctx: StaffCtx,
  { id, name }: { id?: number; name: string },
): Promise<Result<{ id: number }, FolderRefusal>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  return id === undefined ? makeFolder(ctx, name) : rename(ctx, id, name)
}

async function makeFolder(
  ctx: StaffCtx,
  name: string,
): Promise<Result<{ id: number }, FolderRefusal>> {
  const { partnerId } = ctx.scope
  return transact(ctx.services.db, async (trx) => {
    const known = await folderNamed(trx, partnerId, name)
    if (known !== undefined) return ok({ id: known })
    if ((await countFolders(trx, partnerId)) >= maxFolders)
      return refuse('tooManyFolders', { limit: maxFolders })
    const id = await insertFolder(trx, partnerId, name)
    await audit(trx, ctx, 'mediaFolder.save', `mediaFolder ${id}`, changesOf({}, { title: name }))
    return ok({ id })
  })
}

async function rename(
  ctx: StaffCtx,
  id: number,
  name: string,
): Promise<Result<{ id: number }, FolderRefusal>> {
  const { partnerId } = ctx.scope
  return transact(ctx.services.db, async (trx) => {
    const before = await lockFolder(trx, partnerId, id)
    if (before === undefined) return refuse('notFound')
    if (before === name) return ok({ id })
    if (((await folderNamed(trx, partnerId, name)) ?? id) !== id) return refuse('folderTaken')
    await renameFolder(trx, partnerId, id, name)
    await audit(
      trx,
      ctx,
      'mediaFolder.save',
      `mediaFolder ${id}`,
      changesOf({ title: before }, { title: name }),
    )
    return ok({ id })
  })
}

/** Repeatable: one that is gone is gone. */
export async function removeFolder(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, 'partnerWide'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return transact(ctx.services.db, async (trx) => {
    const name = await lockFolder(trx, partnerId, id)
    if (name === undefined) return ok({})
    await deleteFolder(trx, partnerId, id)
    await audit(
      trx,
      ctx,
      'mediaFolder.remove',
      `mediaFolder ${id}`,
      changesOf({ title: name }, { title: null }),
    )
    return ok({})
  })
}
