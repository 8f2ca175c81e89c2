import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { OrderSnList } from '../../fields.ts'
import { payMethods } from './payment.codes.ts'

const Method = z.enum(payMethods)

/** What the payment bridge of a host wants (specification §3); further fields by method. */
export const PayParams = z.object({
  code: z.literal(0),
  payNo: z.string(),
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.string(),
  sign: z.string(),
  /** WeChat in a native app. */
  partnerid: z.string().optional(),
  prepayid: z.string().optional(),
  /** Alipay in a native app. */
  orderStr: z.string().optional(),
  /** UnionPay in a native app. */
  tn: z.string().optional(),
})

const OpenId = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/, '参数不正确')

export const paymentCalls = {
  /** Method `wxPay-JSAPI` with the user's uuid is the request of the messaging browser. */
  params: GET('/pay/v2/json/{p}-{s}/{method}/{sn}/openId-{id}', {
    summary: 'Payment parameters for the host’s bridge',
    authz: 'self',
    params: z.object({
      method: z.enum(['wxPay', 'wxPay-JSAPI', 'aliPay']),
      sn: OrderSnList,
      id: OpenId,
    }),
    reply: PayParams,
  }),
  paramsApp: GET('/pay/v2/json/{p}-{s}/{method}-APP/{sn}/openId-{id}', {
    summary: 'Payment parameters for the device app',
    authz: 'self',
    params: z.object({ method: Method, sn: OrderSnList, id: OpenId }),
    reply: PayParams,
  }),
  paramsMallApp: GET('/pay/v2/json/{p}-{s}/{method}-MALLAPP/{sn}/openId-{id}', {
    summary: 'Payment parameters for the native mall app',
    authz: 'self',
    params: z.object({ method: Method, sn: OrderSnList, id: OpenId }),
    reply: PayParams,
  }),
  redirectWap: GET('/pay/v2/toPay/{p}-{s}/{method}-WAP/{sn}.html', {
    summary:
      'Sends the browser to the channel’s cashier, or has it post a form there, and back to `to`',
    authz: 'self',
    kind: 'redirect',
    refusedTo: '/user/{p}-{s}/order/list/0',
    params: z.object({ method: Method, sn: OrderSnList }),
    query: z.object({ to: z.string().max(1000).optional() }),
    reply: z.undefined(),
  }),
  /** UnionPay's page comes back by a form that the browser posts; nothing in it is believed. */
  back: POST('/pay/v2/return/{method}', {
    summary: 'The way back from a cashier that posts a form: sends the browser on to `to`',
    authz: 'provider',
    kind: 'redirect',
    params: z.object({ method: Method }),
    query: z.object({ to: z.string().max(1000).optional() }),
    reply: z.undefined(),
  }),
  notify: POST('/pay/v2/notify/{method}', {
    summary: 'Signed notification of a payment channel',
    authz: 'provider',
    kind: 'notify',
    params: z.object({ method: Method }),
    reply: z.undefined(),
  }),
}
