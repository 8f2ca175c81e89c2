import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { expect, it } from 'vitest'
import { member, unpaidOrder, visitor } from './attackers.ts'

/** What each channel would send, without its signature. */
const forgeries = {
  wxPay: (sn: string) => ({
    id: sn,
    event_type: 'TRANSACTION.SUCCESS',
    resource: { ciphertext: btoa(sn), nonce: '0'.repeat(12), associated_data: '' },
  }),
  aliPay: (sn: string) => ({
    out_trade_no: sn,
    trade_status: 'TRADE_SUCCESS',
    total_amount: '0.01',
    sign_type: 'RSA2',
    sign: 'AAAA',
  }),
  unionPay: (sn: string) => ({ orderId: sn, respCode: '00', txnAmt: '1', signature: 'AAAA' }),
}

it.each(Object.entries(forgeries))(
  'wants goods for nothing by playing %s: the order stays unpaid',
  async (channel, forge) => {
    const browser = await member()
    const orderSn = await unpaidOrder(browser)
    const form = Object.entries(forge(orderSn)).map(([key, value]): [string, string] => [
      key,
      String(value),
    ])
    const bodies = [
      { headers: { 'content-type': 'application/json' }, body: JSON.stringify(forge(orderSn)) },
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      },
    ]
    for (const init of bodies)
      await visitor().fetch(`/pay/v2/notify/${channel}`, { method: 'POST', ...init })
    const { payStatus } = await browser.data(orderCalls.detail, { sn: orderSn })
    expect(payStatus).toBe(0)
  },
)
