import type {
  AdminSeckill,
  AdminSeckillRow,
  SeckillClash,
  SeckillSetup,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { remindBefore, type SeckillState } from '@mallard/contract/activities/seckill/seckill.codes'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
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
import type { StaffCtx } from '#platform/http/context.ts'
import { transact } from '#platform/db/transact.ts'
import { dequeue, enqueue } from '#platform/jobs/enqueue.ts'
import { takeRefusals } from './admission.ts'
import {
  boardOf,
  closeSession,
  countMembers,
  insertSession,
  listSessions,
  lockSetups,
  setUpSkus,
  updateSession,
  type SetUpSku,
} from './seckill-admin.repo.ts'
import { findSession, noteRefusals, type SessionRow } from './seckill.repo.ts'
import { showSession } from './seckill-shown.service.ts'
import { sessionState } from './seckill.rules.ts'
import { dropSeckills } from './seckill.service.ts'

interface ListInput {
  readonly pageNum: number
  readonly pageSize: number
  readonly state: SeckillState | 'ALL'
}

export async function list(ctx: StaffCtx, { pageNum, pageSize, state }: ListInput) {
  const now = ctx.clock.now()
  const input = { state, offset: (pageNum - 1) * pageSize, limit: pageSize }
  const { rows, total } = await listSessions(ctx.services.db, ctx.scope, input, new Date(now))
  const view = rows.map(({ isClosed, ...row }): AdminSeckillRow => ({
    ...row,
    state: sessionState({ ...row, isClosed }, now),
  }))
  return ok({ list: view, total, pageNum, pageSize, hasNext: pageNum * pageSize < total })
}

/** The session with its live board; refusals of this process are counted up first. */
export async function detail(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminSeckill, 'notFound'>> {
  const { db } = ctx.services
  const session = await findSession(db, ctx.scope, id)
  if (!session) return refuse('notFound')
  const sns = session.skus.map(({ productSn }) => productSn)
  await noteRefusals(db, ctx.scope, id, takeRefusals(db, id, sns))
  const [board, members] = await Promise.all([boardOf(db, ctx.scope, id), countMembers(db, id)])
  const { version, name, nameEn, startAt, endAt, closeReason } = session
  return ok({
    id,
    version,
    name,
    nameEn,
    startAt,
    endAt,
    closeReason,
    ...members,
    state: sessionState(session, ctx.clock.now()),
    skus: session.skus.flatMap((sku) => {
      const row = board.find(({ skuId }) => skuId === sku.skuId)
      if (!row) return []
      const { skuId, productSn, pic, quota, limit } = sku
      return [
        {
          ...row,
          skuId,
          productSn,
          title: titleIn(sku, ctx.locale),
          attr: attrText(sku, ctx.locale),
          pic,
          salePrice: fen(sku.salePrice),
          price: fen(sku.price),
          quota,
          limit,
        },
      ]
    }),
  })
}

const titleIn = ({ title, titleEn }: Pick<SetUpSku, 'title' | 'titleEn'>, locale: Locale) =>
  (locale === 'en' && titleEn) || title

type Fault = 'badInput' | 'notFound' | 'seckillBegun' | 'seckillClash' | 'seckillPriceHigh'

/** Why the set-up cannot be, with the SKU that it is about; or undefined. */
async function faultOf(
  db: Db,
  scope: Scope,
  setup: SeckillSetup,
  now: Instant,
  locale: Locale,
): Promise<Refused<Fault> | undefined> {
  if (setup.endAt <= setup.startAt) return refuse('badInput', { field: 'endAt' })
  if (setup.startAt <= now) return refuse('seckillBegun')
  if (new Set(setup.skus.map(({ skuId }) => skuId)).size < setup.skus.length)
    return refuse('badInput', { field: 'skus' })
  const found = await setUpSkus(db, scope, setup)
  for (const { skuId, price } of setup.skus) {
    const sku = found.find((each) => each.skuId === skuId)
    if (!sku) return refuse('notFound', { skuId })
    const title = titleIn(sku, locale)
    if (price >= sku.salePrice)
      return refuse('seckillPriceHigh', { skuId, title, price: yuan(fen(sku.salePrice)) })
    if (sku.clash) return refuse('seckillClash', { skuId, title, name: sku.clash.name })
  }
  return undefined
}

type SaveRefusal = Fault | 'versionConflict'

export async function save(
  ctx: StaffCtx,
  { requestId, ...setup }: SeckillSetup & { readonly requestId: string },
): Promise<Result<AdminSeckill, SaveRefusal>> {
  const { db, clock } = ctx.services
  const now = clock.now()
  const at = new Date(now)
  const before = setup.id > 0 ? await findSession(db, ctx.scope, setup.id) : undefined
  if (setup.id > 0 && !before) return refuse('notFound')
  const write = async (trx: Db): Promise<Result<number, SaveRefusal>> => {
    await lockSetups(trx, ctx.scope)
    const noted = async (id: number) => {
      await queueReminder(trx, ctx.scope, id, setup.startAt)
      await showSession(trx, ctx.scope, id)
      const { id: _id, version: _version, ...after } = setup
      await audit(
        trx,
        ctx,
        'seckill.save',
        `seckill ${id}`,
        changesOf(before ? setupOf(before) : {}, after),
      )
      return id
    }
    if (before) {
      const fault = await faultOf(trx, ctx.scope, setup, now, ctx.locale)
      if (fault) return fault
      return (await updateSession(trx, ctx.scope, setup, at))
        ? ok(await noted(setup.id))
        : refuse('versionConflict')
    }
    let fault: Refused<Fault> | undefined
    const id = await makeOnce(trx, ctx, 'seckill.save', requestId, async () => {
      fault = await faultOf(trx, ctx.scope, setup, now, ctx.locale)
      return fault ? 0 : noted(await insertSession(trx, ctx.scope, setup, at))
    })
    return fault ?? ok(id)
  }
  const saved = await transact(db, write)
  if (!saved.ok) return saved
  dropSeckills(ctx.services, ctx.scope)
  return detail(ctx, { id: saved.value })
}

function setupOf({
  name,
  nameEn,
  startAt,
  endAt,
  skus,
}: SessionRow): Omit<SeckillSetup, 'id' | 'version'> {
  return {
    name,
    nameEn,
    startAt,
    endAt,
    skus: skus.map(({ skuId, price, quota, limit }) => ({ skuId, price, quota, limit })),
  }
}

/** One job a session, at its time. */
export async function queueReminder(
  trx: Db,
  scope: Scope,
  id: number,
  startAt: Instant,
): Promise<void> {
  await dequeue(trx, 'seckill.remind', String(id))
  await enqueue(trx, {
    kind: 'seckill.remind',
    key: String(id),
    payload: { id },
    runAt: startAt - remindBefore,
    scope,
  })
}

/**
 * Sets a session up in somebody else's transaction, also one that has begun: for the demo world.
 */
export async function setUpSeckill(
  trx: Db,
  scope: Scope,
  setup: SeckillSetup,
  now: Instant,
): Promise<number> {
  const id = await insertSession(trx, scope, setup, new Date(now))
  if (setup.startAt > now) await queueReminder(trx, scope, id, setup.startAt)
  await showSession(trx, scope, id)
  return id
}

/**
 * Ends it for good: what is not ordered yet cannot be ordered any more; what is ordered stays as it
 * is.
 */
export async function close(
  ctx: StaffCtx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<AdminSeckill, 'notFound'>> {
  const { db, clock } = ctx.services
  await db.transaction().execute(async (trx) => {
    if (!(await closeSession(trx, ctx.scope, id, reason, new Date(clock.now())))) return
    await dequeue(trx, 'seckill.remind', String(id))
    await showSession(trx, ctx.scope, id)
    await audit(trx, ctx, 'seckill.close', `seckill ${id}`, {
      closed: { before: false, after: true },
      reason: { before: null, after: reason },
    })
  })
  dropSeckills(ctx.services, ctx.scope)
  return detail(ctx, { id })
}

/** What stands against a set-up, for the form to say before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: SeckillSetup,
): Promise<Result<SeckillClash[], never>> {
  const found = await setUpSkus(ctx.services.db, ctx.scope, setup)
  const en = ctx.locale === 'en'
  return ok(
    setup.skus.flatMap(({ skuId, price, quota }): SeckillClash[] => {
      const sku = found.find((each) => each.skuId === skuId)
      if (!sku) return []
      const said = (
        kind: SeckillClash['kind'],
        isBlocking: boolean,
        zh: string,
        english: string,
      ): SeckillClash => ({
        kind,
        skuId,
        title: titleIn(sku, ctx.locale),
        text: en ? english : zh,
        isBlocking,
      })
      const sale = yuan(fen(sku.salePrice))
      return [
        ...(sku.clash
          ? [
              said(
                'session',
                true,
                `同一时间已在“${sku.clash.name}”中`,
                `In “${sku.clash.name}” at the same time`,
              ),
            ]
          : []),
        ...(sku.other
          ? [
              said(
                'activity',
                false,
                `同一时间还有其他活动：${sku.other.tag}`,
                `In another activity at the same time: ${sku.other.tagEn}`,
              ),
            ]
          : []),
        ...(price >= sku.salePrice
          ? [said('price', true, `秒杀价须低于售价¥${sale}`, `Must be below the price, ¥${sale}`)]
          : []),
        ...(quota > sku.available
          ? [
              said(
                'stock',
                false,
                `门店只有${sku.available}件可售`,
                `The store has only ${sku.available} to sell`,
              ),
            ]
          : []),
      ]
    }),
  )
}
