import type {
  AdminPostage,
  AdminPostageRow,
  PostageClash,
  PostageSetup,
} from '@mallard/contract/activities/postage/postage-admin.calls'
import type { PostageState } from '@mallard/contract/activities/postage/postage.codes'
import {
  fen,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Refused,
  type Result,
  type Scope,
  yuan,
} from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  closePostage,
  figuresOf,
  insertPostage,
  listClaims,
  listPostages,
  lockSetups,
  setUpSku,
  updatePostage,
  type SetUpSku,
} from './postage-admin.repo.ts'
import { findPostage, type PostageRow } from './postage.repo.ts'
import { postageState } from './postage.rules.ts'
import { postageView } from './postage.service.ts'
import { showPostage } from './postage-shown.service.ts'

interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

const titleIn = ({ title, titleEn }: Pick<SetUpSku, 'title' | 'titleEn'>, locale: Locale) =>
  (locale === 'en' && titleEn) || title

export async function list(
  { services: { db }, scope, clock, locale }: StaffCtx,
  { pageNum, pageSize, state }: Paging & { readonly state: PostageState | 'ALL' },
) {
  const now = clock.now()
  const page = { state, offset: (pageNum - 1) * pageSize, limit: pageSize }
  const { rows, total } = await listPostages(db, scope, page, new Date(now))
  const view = rows.map(({ isClosed, titleEn, ...row }): AdminPostageRow => ({
    ...row,
    title: titleIn({ title: row.title, titleEn }, locale),
    postageAmount: fen(row.postageAmount),
    state: postageState({ ...row, isClosed }, now),
  }))
  return ok({ list: view, total, pageNum, pageSize, hasNext: pageNum * pageSize < total })
}

export async function detail(
  { services: { db }, scope, clock, locale }: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminPostage, 'notFound'>> {
  const row = await findPostage(db, scope, { id })
  if (!row) return refuse('notFound')
  const { cost, ...figures } = await figuresOf(db, id)
  const { version, name, nameEn, rules, rulesEn, skuId, closeReason, sold, reserved } = row
  return ok({
    ...postageView(row, locale, clock.now()),
    ...figures,
    cost: fen(cost),
    id,
    version,
    name,
    nameEn,
    rules,
    rulesEn,
    skuId,
    closeReason,
    sold,
    reserved,
    available: row.available,
  })
}

export async function claims(
  { services: { db }, scope }: StaffCtx,
  { id, pageNum, pageSize }: Paging & { readonly id: number },
) {
  if (!(await findPostage(db, scope, { id }))) return refuse('notFound')
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize }
  const { rows, total } = await listClaims(db, id, page)
  const view = rows.map((row) => ({ ...row, phone: maskedPhone(row.phone) }))
  return ok({ list: view, total, pageNum, pageSize, hasNext: pageNum * pageSize < total })
}

type Fault = 'badInput' | 'notFound' | 'postageBegun' | 'postageClash' | 'postageHigh'

/** Why the set-up cannot be, or undefined. */
async function faultOf(
  db: Db,
  scope: Scope,
  setup: PostageSetup,
  now: Instant,
  locale: Locale,
): Promise<Refused<Fault> | undefined> {
  if (setup.endAt <= setup.startAt) return refuse('badInput', { field: 'endAt' })
  if (setup.startAt <= now) return refuse('postageBegun')
  const sku = await setUpSku(db, scope, setup)
  if (!sku) return refuse('notFound')
  if (setup.postageAmount >= sku.salePrice)
    return refuse('postageHigh', { price: yuan(fen(sku.salePrice)) })
  return sku.clash === null
    ? undefined
    : refuse('postageClash', { title: titleIn(sku, locale), name: sku.clash })
}

function setupOf(row: PostageRow): Omit<PostageSetup, 'id' | 'version'> {
  const { name, nameEn, rules, rulesEn, startAt, endAt } = row
  const { skuId, postageAmount, quota, audience } = row
  return { name, nameEn, rules, rulesEn, startAt, endAt, skuId, postageAmount, quota, audience }
}

type SaveRefusal = Fault | 'versionConflict'

export async function save(
  ctx: StaffCtx,
  { requestId, ...setup }: PostageSetup & { readonly requestId: string },
): Promise<Result<AdminPostage, SaveRefusal>> {
  const { scope, services, clock, locale } = ctx
  const now = clock.now()
  const at = new Date(now)
  const before = setup.id > 0 ? await findPostage(services.db, scope, { id: setup.id }) : undefined
  if (setup.id > 0 && !before) return refuse('notFound')
  const write = async (trx: Db): Promise<Result<number, SaveRefusal>> => {
    await lockSetups(trx, scope)
    const noted = async (id: number) => {
      await showPostage(trx, scope, id)
      const { id: _id, version: _version, ...after } = setup
      const was = before ? setupOf(before) : {}
      await audit(trx, ctx, 'postage.save', `postage ${id}`, changesOf(was, after))
      return id
    }
    if (before) {
      const fault = await faultOf(trx, scope, setup, now, locale)
      if (fault) return fault
      return (await updatePostage(trx, scope, setup, at))
        ? ok(await noted(setup.id))
        : refuse('versionConflict')
    }
    let fault: Refused<Fault> | undefined
    const id = await makeOnce(trx, ctx, 'postage.save', requestId, async () => {
      fault = await faultOf(trx, scope, setup, now, locale)
      return fault ? 0 : noted(await insertPostage(trx, scope, randomToken(), setup, at))
    })
    return fault ?? ok(id)
  }
  const saved = await transact(services.db, write)
  return saved.ok ? detail(ctx, { id: saved.value }) : saved
}

/** Sets one up in somebody else's transaction, also one that has begun: for the demo world. */
export async function setUpPostage(
  trx: Db,
  scope: Scope,
  setup: PostageSetup,
  now: Instant,
  uuid = randomToken(),
): Promise<{ id: number; uuid: string }> {
  const id = await insertPostage(trx, scope, uuid, setup, new Date(now))
  await showPostage(trx, scope, id)
  return { id, uuid }
}

/** Ends it for good: nobody takes one any more; orders that were placed can be paid. */
export async function close(
  ctx: StaffCtx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<AdminPostage, 'notFound'>> {
  const { services, scope, clock } = ctx
  await services.db.transaction().execute(async (trx) => {
    if (!(await closePostage(trx, scope, id, reason, new Date(clock.now())))) return
    await showPostage(trx, scope, id)
    await audit(trx, ctx, 'postage.close', `postage ${id}`, {
      closed: { before: false, after: true },
      reason: { before: null, after: reason },
    })
  })
  return detail(ctx, { id })
}

/** What stands against a set-up, for the form to say at its fields before it is saved. */
export async function clashes(
  { services: { db }, scope, locale }: StaffCtx,
  setup: PostageSetup,
): Promise<Result<PostageClash[], never>> {
  const found: PostageClash[] = []
  const say = (field: PostageClash['field'], isBlocking: boolean, zh: string, en: string) =>
    void found.push({ field, isBlocking, text: locale === 'en' ? en : zh })
  const sku = await setUpSku(db, scope, setup)
  if (!sku) return ok(found)
  const { clash, other, available } = sku
  const sale = yuan(fen(sku.salePrice))
  if (clash !== null)
    say('skuId', true, `同一时间已在试用“${clash}”中`, `In the trial “${clash}” at the same time`)
  if (other)
    say(
      'skuId',
      false,
      `同一时间还有其他活动：${other.tag}`,
      `In another activity at the same time: ${other.tagEn}`,
    )
  if (setup.postageAmount >= sku.salePrice)
    say('postageAmount', true, `须低于售价¥${sale}`, `Must be below the price, ¥${sale}`)
  if (setup.quota > available)
    say('quota', false, `门店只有${available}件可售`, `The store has only ${available} to sell`)
  return ok(found)
}
