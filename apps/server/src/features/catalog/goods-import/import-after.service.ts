import {
  backTime,
  keptText,
  maxZipBytes,
} from '@mallard/contract/catalog/goods-import/import-after.codes'
import type {
  ImportAfter,
  KeptGoods,
} from '@mallard/contract/catalog/goods-import/import-after.calls'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import { mayChangePartnerWide } from '#features/catalog/goods-admin/index.ts'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { offsetOf, type PagePlace, type Page, paged } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { randomText } from '#platform/secrets.ts'
import { queueImport } from './goods-import.jobs.ts'
import { findImport, type ImportRow } from './goods-import.repo.ts'
import { awaitFailed, countPictures } from './pictures.repo.ts'
import {
  countUndos,
  findAgain,
  findBack,
  findKept,
  forgetShelf,
  insertBack,
  lockEnded,
  moveAgain,
} from './undo.repo.ts'
import { zipTime } from './zip.service.ts'
import { awaitZip, countFiles, findZip, moveZip } from './zip.repo.ts'

export async function detail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<ImportAfter, 'notFound'>> {
  const { db } = ctx.services
  const row = await findImport(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const [pictures, zip, files, mark, back, counts] = await Promise.all([
    countPictures(db, id),
    findZip(db, id),
    countFiles(db, id),
    findAgain(db, id),
    findBack(db, id),
    countUndos(db, id),
  ])
  const until = isEnded(row) && row.doneAt ? row.doneAt.getTime() + backTime : 0
  const { all, done, ...outcomes } = counts
  return ok({
    pictures,
    zip: zip && zip.state !== 'waiting' ? { state: zip.state, passed: zip.passed, ...files } : null,
    isAgain: mark !== null,
    backUntil: !back && all > 0 && ctx.clock.now() < until ? until : null,
    back: back
      ? {
          state: back.state,
          goodsCount: all,
          goodsDone: done,
          ...outcomes,
          staffName: back.staffName,
          createTime: back.createdAt.getTime(),
          doneTime: back.doneAt?.getTime() ?? null,
        }
      : null,
  })
}

const isEnded = ({ state }: ImportRow) => state === 'done' || state === 'stopped'

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
/** How long the address of a file is good. */
const permitTime = 5 * minute

interface Permission {
  method: 'POST' | 'PUT'
  url: string
  fields: Record<string, string>
}

/** A zip may come before the run and after it; the last one that is sent counts. */
export async function beginZip(
  ctx: StaffCtx,
  { id }: { id: number; size: number },
): Promise<Result<Permission, 'notFound' | 'partnerWide' | 'busy'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { db, storage } = ctx.services
  const row = await findImport(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const zip = await findZip(db, id)
  if (!takesZip(row) || zip?.state === 'reading' || (await findBack(db, id))) return refuse('busy')
  const key = `imports/${randomText(26, alphabet)}`
  await db.transaction().execute(async (trx) => {
    const now = ctx.clock.now()
    await awaitZip(trx, row, { fileKey: key, at: new Date(now) })
    await queueImport(trx, ctx.scope, id, now + zipTime)
  })
  if (zip) await storage.remove(zip.fileKey)
  const { method, url, fields } = storage.permit({
    key,
    contentTypes: ['application/octet-stream'],
    maxSize: maxZipBytes,
    expiresAt: ctx.clock.now() + permitTime,
  })
  return ok({ method, url, fields: { ...fields } })
}

const takesZip = ({ state, profile }: ImportRow) =>
  profile !== 'stock' && (state === 'checked' || state === 'done')

/** The zip has been sent; a job takes out of it what rows name. Repeatable. */
export async function readZip(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<ImportAfter, 'notFound' | 'partnerWide' | 'busy'>> {
  return begin<'busy'>(ctx, id, async (trx, row) => {
    const zip = await findZip(trx, id)
    if (zip?.state !== 'waiting') return ok(undefined)
    if (!takesZip(row)) return refuse('busy')
    await moveZip(trx, id, zip.fileKey, 'waiting', { to: 'reading' })
    await note(trx, ctx, id, { step: 'zip' })
    return ok(undefined)
  })
}

/** Awaits once more what could not be had. Repeatable: while that goes on, it says how far it is. */
export async function fetchAgain(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<ImportAfter, 'notFound' | 'partnerWide'>> {
  return begin(ctx, id, async (trx) => {
    if (await findBack(trx, id)) return ok(undefined)
    if (!(await moveAgain(trx, id, null, 0))) return ok(undefined)
    const pictures = await awaitFailed(trx, id)
    await note(trx, ctx, id, { step: 'fetchAgain', pictures })
    return ok(undefined)
  })
}

/** Takes an import back, by a job. Repeatable: begun once, it says how far it is. */
export async function takeBack(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<ImportAfter, 'notFound' | 'partnerWide' | 'backTooLate' | 'busy'>> {
  return begin<'backTooLate' | 'busy'>(ctx, id, async (trx, row) => {
    if (await findBack(trx, id)) return ok(undefined)
    const doneAt = await lockEnded(trx, id)
    if (!doneAt || (await findAgain(trx, id)) !== null) return refuse('busy')
    const at = new Date(ctx.clock.now())
    if (at.getTime() >= doneAt.getTime() + backTime) return refuse('backTooLate')
    if (!(await insertBack(trx, row, { staff: ctx.staff, ip: ctx.ip, at })))
      return (await findBack(trx, id)) ? ok(undefined) : refuse('backTooLate')
    await forgetShelf(trx, id)
    await note(trx, ctx, id, { fileName: row.fileName, step: 'takeBack' })
    return ok(undefined)
  })
}

/** Begins something by who may change goods in every store; a job goes on with it. */
async function begin<R extends string = never>(
  ctx: StaffCtx,
  id: number,
  act: (trx: Db, row: ImportRow) => Promise<Result<void, R>>,
): Promise<Result<ImportAfter, R | 'notFound' | 'partnerWide'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { db } = ctx.services
  const row = await findImport(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const begun = await transact<void, R>(db, async (trx) => {
    const done = await act(trx, row)
    if (done.ok) await queueImport(trx, ctx.scope, id, ctx.clock.now())
    return done
  })
  return begun.ok ? detail(ctx, { id }) : begun
}

const note = (trx: Db, ctx: StaffCtx, id: number, said: Readonly<Record<string, unknown>>) =>
  audit(trx, ctx, 'goods.import', `goodsImport ${id}`, changesOf({}, said))

export async function kept(
  ctx: StaffCtx,
  { id, ...place }: PagePlace & { readonly id: number },
): Promise<Result<Page<KeptGoods>, 'notFound'>> {
  const { db } = ctx.services
  if (!(await findImport(db, ctx.scope, id))) return refuse('notFound')
  const [rows, counts] = await Promise.all([
    findKept(db, id, offsetOf(place), place.pageSize),
    countUndos(db, id),
  ])
  const isEnglish = ctx.locale === 'en'
  const total = counts.partly + counts.kept
  const list = rows.map(({ kept: reasons, code, title, ...row }) => ({
    ...row,
    code: code ?? '',
    title: title ?? '',
    why: reasons.map(({ why, what, whatEn }) =>
      keptText(why, localised(ctx.locale, what, whatEn), isEnglish),
    ),
  }))
  return ok(paged(list, total, place))
}
