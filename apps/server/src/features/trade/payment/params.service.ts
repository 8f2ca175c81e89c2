import type { ErrorName } from '@mallard/contract/errors'
import type { PayParams } from '@mallard/contract/trade/payment/payment.calls'
import { ok, refuse, scopeText, type Result } from '@mallard/kernel'
import type { ClientPay, TradeType } from '@mallard/providers/pay'
import type { z } from 'zod'
import type { SentOn } from '#platform/http/bind.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import type { PayMethod } from '#platform/services.ts'
import { openIdOf } from './attempt.repo.ts'
import { deviceOf, ownPath } from './attempt.rules.ts'
import { preparePayment } from './pay.service.ts'

type Params = z.output<typeof PayParams>

interface Input {
  readonly method: PayMethod | 'wxPay-JSAPI'
  readonly sn: string
  /** An openid, or the member's own uuid. */
  readonly id: string
}

/** Parameters for the bridge of WeChat's browser (`wxPay-JSAPI`) or mini-program (`wxPay`). */
export async function bridgeParams(
  ctx: ShopperCtx,
  { method, sn, id }: Input,
): Promise<Result<Params, ErrorName>> {
  if (method !== 'wxPay' && method !== 'wxPay-JSAPI') return refuse('payMethodUnavailable')
  const tradeType = method === 'wxPay' ? 'MINI' : 'JSAPI'
  const appId = ctx.services.pay.wxPay.appIdOf(tradeType)
  if (!appId) return refuse('payMethodUnavailable')
  const openId = await openIdOf(
    ctx.services.db,
    {
      partnerId: ctx.scope.partnerId,
      memberId: ctx.shopper.id,
      sessionId: ctx.session?.id ?? 0,
      appId,
    },
    id,
  )
  if (!openId) return refuse('noWeixinUser')
  return paramsFor(ctx, 'wxPay', tradeType, sn, openId)
}

export async function appParams(
  ctx: ShopperCtx,
  tradeType: 'APP' | 'MALLAPP',
  { method, sn }: { method: PayMethod; sn: string },
): Promise<Result<Params, ErrorName>> {
  return paramsFor(ctx, method, tradeType, sn, undefined)
}

async function paramsFor(
  ctx: ShopperCtx,
  method: PayMethod,
  tradeType: TradeType,
  sn: string,
  openId: string | undefined,
): Promise<Result<Params, ErrorName>> {
  const prepared = await preparePayment(ctx, { method, tradeType, orderSns: sn.split(','), openId })
  if (!prepared.ok) return prepared
  const params = paramsOf(prepared.value.payNo, prepared.value.client)
  return params ? ok(params) : refuse('payMethodUnavailable')
}

/**
 * The names of the specification, whatever the channel calls them; what a way of paying does not
 * use is empty.
 */
function paramsOf(payNo: string, client: ClientPay): Params | undefined {
  const empty = {
    code: 0 as const,
    payNo,
    appId: '',
    timeStamp: '',
    nonceStr: '',
    package: '',
    signType: '',
    sign: '',
  }
  switch (client.form) {
    case 'bridge':
      return { ...empty, ...client.params }
    case 'app': {
      const { appid, partnerid, prepayid, noncestr, timestamp, sign } = client.params
      return {
        ...empty,
        appId: appid,
        timeStamp: timestamp,
        nonceStr: noncestr,
        package: client.params.package,
        signType: 'RSA',
        sign,
        partnerid,
        prepayid,
      }
    }
    case 'orderStr':
      return { ...empty, orderStr: client.orderStr }
    case 'tn':
      return { ...empty, tn: client.tn }
    case 'url':
    case 'form':
      return undefined
  }
}

interface WapInput {
  readonly method: PayMethod
  readonly sn: string
  readonly to?: string | undefined
}

/**
 * Sends a phone's browser to the cashier, and back to a page of our own: coming back proves
 * nothing.
 */
export async function redirectWap(
  ctx: ShopperCtx,
  { method, sn, to }: WapInput,
): Promise<Result<SentOn, ErrorName>> {
  if (to !== undefined && ownPath(to) === undefined) return refuse('badInput', { field: 'to' })
  const back =
    ownPath(to) ?? `/order/${scopeText(ctx.scope)}/paymentStatus/order-${sn.split(',')[0]}`
  const prepared = await preparePayment(ctx, {
    method,
    tradeType: method === 'wxPay' ? 'H5' : 'WAP',
    orderSns: sn.split(','),
    clientIp: ctx.ip,
    device: deviceOf(ctx.userAgent),
    returnUrl: `${ctx.services.publicUrl}${back}`,
  })
  if (!prepared.ok) return prepared
  const { client } = prepared.value
  if (client.form === 'form') return ok({ post: { url: client.url, fields: client.fields } })
  return client.form === 'url' ? ok({ location: client.url }) : refuse('payMethodUnavailable')
}

/**
 * Back from a cashier that posts a form. Whatever it says is left unread: the page that follows
 * asks for the result.
 */
export async function comeBack(
  _ctx: Ctx,
  { to }: { to?: string | undefined },
): Promise<Result<SentOn, ErrorName>> {
  return ok({ location: ownPath(to) ?? '/' })
}
