import { createHash } from 'node:crypto'
import type { ErrorName } from '@mallard/contract/errors'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { labelDays } from '@mallard/contract/trade/parcel-label/parcel-label.codes'
import type { ParcelLabel } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { day, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import type { LabelAccount } from '@mallard/providers/label'
import { audit } from '#features/people/staff/index.ts'
import { offeredCarrier } from '#features/trade/carrier/index.ts'
import { findStoreOrder, type ReceiverSnapshot } from '#features/trade/order/index.ts'
import { lockStoreOrder } from '#features/trade/order-admin/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { randomText, unseal } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { type AccountRow, findAccount } from './account.repo.ts'
import { sealing } from './account.service.ts'
import {
  findLabel,
  forgetPictures,
  insertLabel,
  type LabelRow,
  labelsOf,
  moveLabel,
  oldPictures,
  setPicture,
} from './label.repo.ts'
import { queueSettling } from './label-queue.ts'
import { goodsOf, partyOf } from './label.rules.ts'

/** By which an address that was changed since is known. */
const receiverMark = (receiver: ReceiverSnapshot): string =>
  createHash('sha256')
    .update(JSON.stringify(partyOf(receiver)))
    .digest('base64url')

const maxPicture = 1_048_576

const isOld = (label: LabelRow): boolean => label.receiverMark !== receiverMark(label.receiver)

const viewOf = (label: LabelRow): ParcelLabel => ({
  id: label.id,
  orderSn: label.orderSn,
  companyCode: label.carrier,
  deliverySn: label.waybill,
  state: label.state,
  isUsed: label.isUsed,
  isOld: isOld(label),
  takenAt: label.takenAt.getTime(),
})

/** No parcel was sent with it, and it was not given back. */
const isOpen = ({ state, isUsed }: LabelRow): boolean =>
  state === 'asked' || (state === 'got' && !isUsed)

interface Wanted {
  readonly sn: string
  readonly accountId: number
}

/**
 * One label of an order is open at a time: whoever asks next gets the same. The carrier is asked
 * outside of the transaction that noted it, under a number that stays, so that an answer that was
 * lost is found by asking again.
 */
export async function take(ctx: StaffCtx, wanted: Wanted): Promise<Result<ParcelLabel, ErrorName>> {
  const { services, scope } = ctx
  if (!services.labels) return refuse('labelsOff')
  const noted = await transact<{ id: number }, ErrorName>(services.db, (trx) =>
    note(ctx, trx, wanted),
  )
  if (!noted.ok) return noted
  const which = { sn: wanted.sn, id: noted.value.id }
  const refused = await ask(services, scope, which)
  if (refused) return refused
  const label = await findLabel(services.db, scope, which)
  if (!label) return refuse('notFound')
  // Somebody else asked at the same moment, and was refused or gave it back.
  return label.state === 'got' ? ok(viewOf(label)) : refuse('labelUnknown')
}

async function note(
  ctx: StaffCtx,
  trx: Db,
  { sn, accountId }: Wanted,
): Promise<Result<{ id: number }, ErrorName>> {
  const { scope, staff, clock } = ctx
  const order = await lockStoreOrder(trx, scope, sn)
  const account = await findAccount(trx, scope, accountId)
  if (!order || !account) return refuse('notFound')
  if (!account.isOn) return refuse('labelAccountOff')
  if (order.status !== orderStatus.toShip) return refuse('notShippable')
  if (!(await offeredCarrier(trx, scope, account.carrier)))
    return refuse('badInput', { field: '请选择快递公司' })
  const before = await labelsOf(trx, scope, [sn])
  const open = before.find(isOpen)
  if (open) return standing(open, accountId)
  const at = new Date(clock.now())
  const id = await insertLabel(trx, {
    scope,
    orderId: order.id,
    accountId,
    carrier: account.carrier,
    labelNo: `${sn}L${before.length + 1}`,
    receiverMark: receiverMark(order.receiver),
    staffId: staff.id,
    at,
  })
  const carrier = { before: null, after: account.name }
  await audit(trx, ctx, 'label.take', `order ${sn}`, { carrier })
  await queueSettling(trx, scope, { sn, id }, at)
  return ok({ id })
}

/** The label that is open already, where it is the one that is wanted. */
function standing(open: LabelRow, accountId: number): Result<{ id: number }, ErrorName> {
  if (open.accountId !== accountId) return refuse('labelOpen', { waybill: open.waybill })
  return isOld(open) ? refuse('labelOldAddress', { waybill: open.waybill }) : ok({ id: open.id })
}

const opened = ({ hashKey }: Services, sealed: string): string =>
  sealed === '' ? '' : (unseal(hashKey, sealing, sealed) ?? '')

const credentialsOf = (services: Services, account: AccountRow): LabelAccount => ({
  carrier: account.carrier,
  partnerId: account.partnerId,
  partnerKey: opened(services, account.partnerKey),
  partnerSecret: opened(services, account.partnerSecret),
  branch: account.branch,
  template: account.template,
})

interface Which {
  readonly sn: string
  readonly id: number
}

/** Asks for a label that got no answer yet; why it is not had. */
export async function ask(services: Services, scope: Scope, which: Which) {
  const { db, labels } = services
  const [label, order] = [
    await findLabel(db, scope, which),
    await findStoreOrder(db, scope, which.sn),
  ]
  const account = label && (await findAccount(db, scope, label.accountId))
  if (!label || !order || !account || !labels) return refuse('notFound')
  if (label.state !== 'asked') return undefined
  const answer = await labels.order({
    labelNo: label.labelNo,
    account: credentialsOf(services, account),
    sender: account.sender,
    receiver: partyOf(order.receiver),
    goods: goodsOf(order.items),
  })
  if (answer.kind === 'unknown') return refuse('labelUnknown')
  if (answer.kind === 'failed') {
    await moveLabel(db, label.id, 'asked', 'failed')
    return refuse('labelRefused', { said: answer.message })
  }
  const { waybill, pictureUrl } = answer.data
  await moveLabel(db, label.id, 'asked', 'got', { waybill, pictureUrl })
  // Its link lasts for some days only; where it is not had now, printing asks again.
  await keptPicture(services, { ...label, pictureUrl })
  return undefined
}

/** The picture of a label, fetched once and kept. */
async function keptPicture(
  { db, labels, storage, log }: Services,
  { id, pictureKey, pictureUrl }: Pick<LabelRow, 'id' | 'pictureKey' | 'pictureUrl'>,
): Promise<Buffer | undefined> {
  if (pictureKey !== '') {
    const kept = await storage.read(pictureKey, maxPicture)
    return kept.kind === 'ok' ? kept.data : undefined
  }
  const fetched = pictureUrl === '' ? undefined : await labels?.picture(pictureUrl)
  if (fetched?.kind !== 'ok') {
    log.warn({ labelId: id, code: fetched?.code }, 'the picture of a label could not be had')
    return undefined
  }
  const key = `labels/${randomText(26, '0123456789abcdefghijklmnopqrstuvwxyz')}`
  const written = await storage.write(key, fetched.data, typeOf(fetched.data))
  if (written.kind === 'ok' && !(await setPicture(db, id, key))) await storage.remove(key)
  return fetched.data
}

const typeOf = (bytes: Buffer) => (bytes[0] === 0xff ? 'image/jpeg' : 'image/png')

export async function list(
  { services, scope }: StaffCtx,
  { sns }: { sns: readonly string[] },
): Promise<Result<ParcelLabel[], never>> {
  const labels = await labelsOf(services.db, scope, sns)
  return ok(labels.filter(({ state }) => state === 'got' || state === 'asked').map(viewOf))
}

export async function picture(
  { services, scope, clock }: StaffCtx,
  which: Which,
): Promise<Result<{ type: 'image/png' | 'image/jpeg'; base64: string }, ErrorName>> {
  const label = await findLabel(services.db, scope, which)
  if (!label) return refuse('notFound')
  const isPast = label.takenAt.getTime() < clock.now() - labelDays * day
  if (label.state !== 'got' || isPast) return refuse('labelGone')
  const bytes = await keptPicture(services, label)
  return bytes ? ok({ type: typeOf(bytes), base64: bytes.toString('base64') }) : refuse('labelGone')
}

/**
 * Ours first: once it is given back nobody prints it here, and a number that the carrier has not
 * heard of yet costs nothing.
 */
export async function cancel(ctx: StaffCtx, which: Which): Promise<Result<ParcelLabel, ErrorName>> {
  const { services, scope } = ctx
  const { db, labels } = services
  if (!labels) return refuse('labelsOff')
  const given = await transact<LabelRow, ErrorName>(db, async (trx) => {
    await lockStoreOrder(trx, scope, which.sn)
    const label = await findLabel(trx, scope, which)
    if (!label) return refuse('notFound')
    if (label.isUsed) return refuse('labelUsed')
    if (label.state === 'asked') return refuse('labelUnknown')
    if (label.state === 'got') {
      await moveLabel(trx, label.id, 'got', 'cancelled')
      const waybill = { before: label.waybill, after: null }
      await audit(trx, ctx, 'label.cancel', `order ${which.sn}`, { waybill })
    }
    return ok(label)
  })
  if (!given.ok) return given
  const { state, labelNo, waybill, accountId } = given.value
  const account = state === 'got' && (await findAccount(db, scope, accountId))
  if (account) {
    const of = { labelNo, waybill, account: credentialsOf(services, account) }
    const answer = await labels.cancel(of, '商家取消')
    if (answer.kind === 'failed') {
      await moveLabel(db, which.id, 'cancelled', 'got')
      return refuse('labelRefused', { said: answer.message })
    }
    if (answer.kind === 'unknown')
      services.log.warn({ labelId: which.id }, 'whether a label was given back is not known')
  }
  const label = await findLabel(db, scope, which)
  return label ? ok(viewOf(label)) : refuse('notFound')
}

const sweptAtOnce = 200

/** Removes pictures of labels that can no longer be printed; whether there may be more. */
export async function sweepPictures({ db, clock, storage }: Services): Promise<boolean> {
  const old = await oldPictures(db, new Date(clock.now() - labelDays * day), sweptAtOnce)
  for (const { pictureKey } of old) await storage.remove(pictureKey)
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await forgetPictures(db, ids)
  return old.length === sweptAtOnce
}
