import type { Host, PayOrder } from '@mallard/host'
import { PayError } from '@mallard/host/pay'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { currentSession } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import { usePayment } from './use-payment.ts'

const signIn = vi.fn(async () => ({ kind: 'left' }))
const host: {
  mode: Host['mode']
  can: { signIn: string[] }
  signIn: typeof signIn
  pay?: (order: PayOrder) => ReturnType<Host['pay']>
} = {
  mode: 'weixinMini',
  can: { signIn: [] },
  signIn,
}
vi.mock('#platform/host.ts', () => ({ currentHost: () => host }))
const said = vi.hoisted((): string[] => [])
const asked = vi.hoisted((): { title?: string; text?: string }[] => [])
const answer = vi.hoisted(() => ({ isYes: false }))
vi.mock('@mallard/ui/dialog', () => ({
  confirm: async (question: object) => {
    asked.push(question)
    return answer.isYes
  },
}))
vi.mock('@mallard/ui/toast', () => ({ toast: (words: string) => void said.push(words) }))

const orderId = '26112022090012345678'
const detail = `/user/1-1/order/detail/${orderId}`
const params = {
  code: 0,
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'p',
  signType: 'RSA',
  sign: 's',
  payNo: '1',
}

beforeEach(() => {
  sessionStorage.clear()
  said.length = 0
  asked.length = 0
  answer.isYes = false
})
afterEach(cleanup)

/** Presses the button in a host that answers so; several orders when told. */
async function pay(answer: (order: PayOrder) => ReturnType<Host['pay']>, id = orderId) {
  host.pay = vi.fn(answer)
  const set = stage({
    isSignedIn: true,
    answers: {
      'identity.logout': {},
      'payment.paramsMallApp': params,
      'payment.paramsApp': params,
      'payment.params': params,
      'identity.ssoInit': {},
    },
  })
  const Button = () => {
    const { pay: begin } = usePayment(id)
    return (
      <button type="button" onClick={() => void begin('wxPay')}>
        pay
      </button>
    )
  }
  set.show(<Button />)
  fireEvent.click(screen.getAllByText('pay').at(-1)!)
  await waitFor(() => expect(host.pay).toHaveBeenCalled())
  return set
}

const asApp = (order: PayOrder) => order.appParams?.('MALLAPP')

describe('paying through the host', () => {
  it('goes to ask for the result, whatever the messaging bridge says', async () => {
    for (const outcome of ['paid', 'returned'] as const) {
      const { went } = await pay(async () => outcome)
      await waitFor(() => expect(went).toEqual([`/order/1-1/paymentStatus/order-${orderId}`]))
    }
  })

  it('replaces the page by the result in a native app, also for several orders', async () => {
    const { went, calls } = await pay(async (order) => {
      await asApp(order)
      return 'paid'
    })
    await waitFor(() => expect(went).toEqual([`/user/1-1/commont/orderStatus/${orderId}/0`]))
    expect(calls).toContainEqual([
      'payment.paramsMallApp',
      { method: 'wxPay', sn: orderId, id: 'app' },
    ])
    const several = await pay(async (order) => {
      await asApp(order)
      return 'paid'
    }, `${orderId},26112022090012345679`)
    await waitFor(() =>
      expect(several.went).toEqual([
        `/groupBuy/orderList/1-1?paid=${orderId}%2C26112022090012345679`,
      ]),
    )
  })

  it('gives a mini-program’s page a ticket of its own', async () => {
    let ticket: string | undefined
    document.cookie = 'cookie_token2=T'
    const { calls } = await pay(async (order) => {
      ticket = await order.ticket?.()
      return 'returned'
    })
    await waitFor(() => expect(ticket).toBe('T'))
    expect(calls).toContainEqual([
      'identity.ssoInit',
      { partnerId: 1, storeId: 1, utm_source: 'weixinMiniProgram' },
    ])
  })

  it('goes to the order when the bridge failed or was cancelled, says so, and offers to try again', async () => {
    const { went } = await pay(() => Promise.reject({}))
    await waitFor(() =>
      expect(asked).toMatchObject([
        { title: '支付没有完成', text: '没有收到这笔付款，订单还为您保留着。' },
      ]),
    )
    expect(went).toEqual([detail])
    answer.isYes = true
    const again = await pay(() => Promise.reject({}))
    await waitFor(() => expect(again.went).toEqual([detail, `/order/1-1/payment/order-${orderId}`]))
  })

  it('says what the app says and goes to the order', async () => {
    const { went } = await pay(() =>
      Promise.reject({ method: 'toPay', callId: '1', code: '500', message: '余额不足' }),
    )
    await waitFor(() => expect(asked).toMatchObject([{ title: '支付没有完成', text: '余额不足' }]))
    expect(went).toEqual([detail])
  })

  it('says 保存失败 when the parameters are not right', async () => {
    const { went } = await pay(() => Promise.reject(new PayError(1, '保存失败')))
    await waitFor(() => expect(asked).toMatchObject([{ text: '保存失败' }]))
    expect(went).toEqual([detail])
  })

  it.each([
    ['401', { code: '401', message: '请重新登录' }, '请重新登录'],
    ['no messaging user', new PayError(401, '请登陆微信'), '请登陆微信'],
  ])('signs out and goes to the login page: %s', async (_, error, words) => {
    const { went, calls } = await pay(() => Promise.reject(error))
    await waitFor(() => expect(went).toEqual([expect.stringMatching(/^\/login\/1-1/)]))
    expect(said).toEqual([words])
    expect(calls.map(([name]) => name)).toContain('identity.logout')
    expect(currentSession().isLoggedIn).toBe(false)
  })

  it('leaves what the server refused to the shell, and signs out when it said 401', async () => {
    const refused = await pay(() => Promise.reject(new ApiError(401, '请登陆微信')))
    await waitFor(() => expect(refused.calls.map(([name]) => name)).toContain('identity.logout'))
    expect(refused.went).toEqual([])
    expect(currentSession().isLoggedIn).toBe(true)
    const other = await pay(() => Promise.reject(new ApiError(500, '订单已支付')))
    await waitFor(() => expect(other.went).toEqual([detail]))
    expect(asked).toEqual([])
  })

  it.each([
    [
      'the code of the host',
      new TypeError('Failed to fetch dynamically imported module: https://shop/assets/x.js'),
      ['网络异常，请稍后重试'],
    ],
    [
      'a call, of which the shell tells',
      new ApiError(500, '网络异常，请稍后重试', { isTransport: true }),
      [],
    ],
  ])('stays where one pays when the line loses %s', async (_, error, words) => {
    const { went } = await pay(async () => Promise.reject(error))
    await waitFor(() => expect(said).toEqual(words))
    expect(went).toEqual([])
  })

  it('asks WeChat once who pays when the shopper signed in by phone, and comes back to the payment', async () => {
    host.can.signIn = ['weixinWeb']
    host.pay = vi.fn(async () => Promise.reject(new PayError(401, '请登陆微信')))
    const types = [{ type: 'weixin', by: 'web', enabled: true }]
    const Button = () => {
      const { pay: begin } = usePayment(orderId)
      return (
        <button type="button" onClick={() => void begin('wxPay')}>
          pay
        </button>
      )
    }
    stage({
      isSignedIn: true,
      answers: { 'identity.loginType': { types }, 'identity.logout': {} },
    }).show(<Button />)
    fireEvent.click(screen.getByText('pay'))
    const to = encodeURIComponent(`${window.location.origin}/order/1-1/payment/order-${orderId}`)
    await waitFor(() =>
      expect(signIn.mock.calls).toEqual([
        [
          'weixinWeb',
          { partnerId: 1, storeId: 1, startUrl: `/sso/oauth/1-1/render/wap-wechat?to=${to}` },
        ],
      ]),
    )
    expect(host.pay).not.toHaveBeenCalled()
    expect(currentSession().isLoggedIn).toBe(true)
    // Whom WeChat does not vouch for is not sent there in a circle.
    fireEvent.click(screen.getByText('pay'))
    await waitFor(() => expect(said).toEqual(['请登陆微信']))
    expect(signIn).toHaveBeenCalledTimes(1)
    host.can.signIn = []
  })

  it('leads nobody to a cashier without a line', async () => {
    const line = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    host.pay = vi.fn()
    const Button = () => {
      const { pay: begin } = usePayment(orderId)
      return (
        <button type="button" onClick={() => void begin('wxPay')}>
          pay
        </button>
      )
    }
    stage({ isSignedIn: true }).show(<Button />)
    fireEvent.click(screen.getByText('pay'))
    await waitFor(() => expect(said).toEqual(['网络异常，请稍后重试']))
    expect(host.pay).not.toHaveBeenCalled()
    line.mockRestore()
  })
})
