import type { ErrorName } from '@mallard/contract/errors'
import { cleanLine } from '@mallard/contract/fields'
import { platforms } from '@mallard/contract/aftersales/third-return/third-return.codes'
import type { ThirdOrder } from '@mallard/contract/aftersales/third-return/third-return.fields'
import { hour, ok, refuse, scopeText, type Result } from '@mallard/kernel'
import type { OmsOrder } from '@mallard/providers/oms'
import { skusByCode } from '#features/catalog/catalog/index.ts'
import { sendPhoneCode } from '#features/people/identity/index.ts'
import type { SendRefusal } from '#features/people/phone-code/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  keepOrder,
  knownOrder,
  openFor,
  openedOrder,
  openedOrders,
  type Guest,
  type OpenedOrder,
} from './access.repo.ts'
import { guestOf, provePhone } from './proof.service.ts'
import { askedOf } from './third-return.repo.ts'
import { unitsLeft, type KeptLine } from './third-return.rules.ts'
import { orderView } from './third-return-view.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'

const scene = 'third-return'
/**
 * Orders that a session, and an address, may look for in an hour: nobody has more, and numbers are
 * not to be guessed.
 */
const looksPerSession = 20
const looksPerAddress = 60
/** Letters of what another platform calls its goods. */
const longestTitle = 200

export async function sendCode(
  ctx: Ctx,
  input: { phone: string; captchaId?: string; captcha?: string },
): Promise<Result<{ expiresIn: number; nextAfter: number; needCaptcha: boolean }, SendRefusal>> {
  return sendPhoneCode(ctx, { ...input, scene })
}

interface Wanted {
  ticket?: string
  thirdOrderSn?: string
  phone?: string
  code?: string
}

/**
 * By its ticket, or by number, phone and the phone's code. A code that was right is good for half
 * an hour, for every order of its phone.
 */
export async function openOrder(
  ctx: Ctx,
  { ticket, thirdOrderSn, phone, code }: Wanted,
): Promise<Result<ThirdOrder, ErrorName>> {
  const guest = guestOf(ctx)
  if (!guest) return refuse('thirdAccessOver')
  if (ticket !== undefined) return shown(ctx, guest, ticket)
  if (thirdOrderSn === undefined) return refuse('badInput', { field: '请输入正确的订单号' })
  if (phone === undefined) return refuse('badInput', { field: '请输入正确的手机号' })
  const { limiter, db, clock } = ctx.services
  if (
    !(await limiter.take(`third-order:${guest.sessionId}`, looksPerSession, hour)) ||
    !(await takeOfNetwork(limiter, 'third-order', ctx.ip, looksPerAddress, hour))
  )
    return refuse('tooOften')

  const proof = await provePhone(ctx, guest, { phone, scene, code })
  if (!proof) return refuse('wrongCode')
  const { phoneHash, until } = proof
  const orderId = await orderOf(ctx, thirdOrderSn, phone, phoneHash)
  if (!orderId.ok) return orderId
  const opened = await openFor(db, guest, randomToken(), orderId.value, phoneHash, until)
  ctx.log.info(
    { thirdOrder: orderId.value, at: clock.now() },
    'an order of another platform was opened',
  )
  return shown(ctx, guest, opened)
}

/** The order as the OMS has it now, or as it was when the OMS cannot be asked. */
async function orderOf(
  ctx: Ctx,
  orderNo: string,
  phone: string,
  phoneHash: string,
): Promise<Result<number, 'thirdOrderMissing' | 'thirdUnavailable'>> {
  const { services, scope } = ctx
  if (!services.oms) return refuse('thirdUnavailable')
  const answer = await services.oms.findOrder({ shop: scopeText(scope), orderNo, phone })
  if (answer.kind === 'ok') {
    const { platform, paidAt, returnableUntil } = answer.data
    const lines = await linesOf(ctx, answer.data)
    const order = {
      partnerId: scope.partnerId,
      storeId: scope.storeId,
      platform: platforms.some(({ code }) => code === platform) ? platform : 'other',
      orderNo: answer.data.orderNo,
      phoneHash,
      phoneTail: phone.slice(-4),
      paidAt: new Date(paidAt),
      returnableUntil: returnableUntil === undefined ? null : new Date(returnableUntil),
      lines,
    }
    return ok(await keepOrder(services.db, order, new Date(services.clock.now())))
  }
  if (answer.kind === 'failed' && answer.reason === 'notFound') return refuse('thirdOrderMissing')
  ctx.log.warn({ code: answer.code, kind: answer.kind }, 'the OMS could not be asked for an order')
  const known = await knownOrder(services.db, scope, orderNo, phoneHash)
  return known === undefined ? refuse('thirdUnavailable') : ok(known)
}

/**
 * What another platform sold for this store, by its number and the phone of its buyer. The OMS
 * tells; nothing is kept.
 */
export async function findElsewhere(
  { services, scope, log }: Ctx,
  wanted: { orderNo: string; phone: string },
): Promise<OmsOrder | 'missing' | 'silent'> {
  if (!services.oms) return 'missing'
  const answer = await services.oms.findOrder({ shop: scopeText(scope), ...wanted })
  if (answer.kind === 'ok') return answer.data
  if (answer.kind === 'failed' && answer.reason === 'notFound') return 'missing'
  log.warn({ code: answer.code, kind: answer.kind }, 'the OMS could not be asked for an order')
  return 'silent'
}

/** Lines with the shop's own pictures and English names, where it sells the same. */
async function linesOf({ services, scope }: Ctx, order: OmsOrder): Promise<KeptLine[]> {
  const own = await skusByCode(
    services.db,
    scope.partnerId,
    order.lines.map(({ productSn }) => productSn),
  )
  return order.lines.map(({ attributes, ...line }): KeptLine => {
    const { pic = null, titleEn = '', attrEn = '' } = own.get(line.productSn) ?? {}
    const title = cleanLine(line.title, longestTitle)
    const productAttr = cleanLine(attributes, longestTitle)
    return { ...line, title, productAttr, pic, titleEn, productAttrEn: attrEn }
  })
}

async function shown(
  ctx: Ctx,
  guest: Guest,
  ticket: string,
): Promise<Result<ThirdOrder, 'thirdAccessOver'>> {
  const { db, clock } = ctx.services
  const order = await openedOrder(db, guest, { ticket }, new Date(clock.now()))
  return order
    ? ok(orderView(order, await askedOf(db, order.id), clock.now(), ctx.locale))
    : refuse('thirdAccessOver')
}

/** The order of a ticket that is good still. */
export async function opened(ctx: Ctx, ticket: string): Promise<OpenedOrder | undefined> {
  const guest = guestOf(ctx)
  return (
    guest && openedOrder(ctx.services.db, guest, { ticket }, new Date(ctx.services.clock.now()))
  )
}

/**
 * The ticket of an order that is open to this guest, where units of this line may be asked for now.
 */
export async function ticketFor(ctx: Ctx, orderId: number, lineNo: string): Promise<string | null> {
  const { db, clock } = ctx.services
  const guest = guestOf(ctx)
  const order = guest && (await openedOrder(db, guest, { orderId }, new Date(clock.now())))
  const line = order?.lines.find((each) => each.lineNo === lineNo)
  if (!order || !line) return null
  return unitsLeft(
    line,
    await askedOf(db, orderId),
    order.returnableUntil?.getTime(),
    clock.now(),
  ) > 0
    ? order.ticket
    : null
}

/** Ids of every order that is open to this guest. */
export async function openIds(ctx: Ctx): Promise<number[]> {
  const guest = guestOf(ctx)
  return guest ? openedOrders(ctx.services.db, guest, new Date(ctx.services.clock.now())) : []
}
