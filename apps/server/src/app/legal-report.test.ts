import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { paymentCalls } from '@mallard/contract/trade/payment/payment.calls'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { describe, expect, it } from 'vitest'
import { buyer, placeOrder, skusWithStock } from './testing/test-buyer.ts'
import { legalReport, usage } from './legal-report.ts'
import { testShop } from './testing/test-shop.ts'
import { voucherOf } from './testing/test-transfers.ts'

const shop = await testShop()
const { db } = shop.services
type Payments = typeof shop.services.payments

async function report(args: readonly string[], payments: Payments = 'live') {
  const said: string[] = []
  const code = await legalReport(args, { db, payments }, (line) => said.push(line))
  return { code, said }
}

/** As if the shop had been started with these payments. */
const playedBy = (payments: Payments) => Object.assign(shop.services, { payments })

async function publishOwn() {
  const owner = await shop.staff()
  const { agreements } = await owner.data(agreementAdminCalls.list, {})
  for (const { code, versions } of agreements.filter(({ isNeeded }) => isNeeded)) {
    const { version, titleEn, html, htmlEn } = versions[0]!
    const words = { title: `本店的${versions[0]!.title}`, titleEn, html, htmlEn }
    await owner.data(agreementAdminCalls.publish, { code, version, ...words, reason: '自己的' })
  }
}

describe('npm run legal', () => {
  it('says what each open store lacks, and ends with 1', async () => {
    const { code, said } = await report([], 'sandbox')
    expect(code).toBe(1)
    expect(said.filter((line) => /^\d/.test(line)).map((line) => line.slice(0, 3))).toEqual([
      '1-1',
      '1-2',
      '2-1',
    ])
    expect(said.slice(0, 4)).toEqual([
      '1-1 禾光官方商城: a test shop, it lacks',
      expect.stringMatching(/^ {2}user: .*user agreement/),
      expect.stringMatching(/^ {2}privacy: /),
      expect.stringMatching(/^ {2}payments: .*sandbox/),
    ])
  })

  it('says it of one store, for programs as well', async () => {
    const { code, said } = await report(['--store', '2-1', '--json'])
    expect({ code, said: JSON.parse(said.join('')) }).toEqual({
      code: 1,
      said: [
        {
          partnerId: 2,
          storeId: 1,
          name: '北岭咖啡商店',
          isOpen: true,
          lacks: ['user', 'privacy'],
        },
      ],
    })
  })

  it.each([[['--store']], [['--store', 'x']], [['everything']]])(
    'says how it is asked to who writes %j',
    async (args) => expect(await report(args)).toEqual({ code: 2, said: [usage] }),
  )

  it('knows no store that is not there', async () => {
    expect(await report(['--store', '1-9'])).toEqual({
      code: 2,
      said: ['There is no store 1-9.'],
    })
  })
})

describe('a test shop', () => {
  it('takes no real money, by no way; once it lacks nothing it does', async () => {
    const sku = (await skusWithStock(shop, 40)).find(({ price }) => price > 10_000)!
    const ana = await buyer(shop)
    const { orderSn } = await placeOrder(ana, [sku])
    const tries = async () => {
      const paying = await ana.call(paymentCalls.paramsApp, {
        method: 'aliPay',
        sn: orderSn,
        id: 'me',
      })
      const { account } = await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })
      const { isTest } = await ana.data(storeCalls.filings, {})
      return { isTest, paying: paying.reason, mayTransfer: account !== null }
    }
    expect(await tries()).toEqual({ isTest: true, paying: undefined, mayTransfer: true })
    playedBy('live')
    expect(await tries()).toEqual({ isTest: true, paying: 'testStore', mayTransfer: false })
    const voucher = await voucherOf(shop, ana, orderSn)
    expect((await ana.call(voucherCalls.toPayOffline, voucher)).reason).toBe('testStore')
    await publishOwn()
    expect(await tries()).toEqual({ isTest: false, paying: undefined, mayTransfer: true })
    expect(await report(['--store', '1-1'])).toEqual({
      code: 0,
      said: ['1-1 禾光官方商城: lacks nothing'],
    })
    playedBy('sandbox')
    expect((await tries()).isTest).toBe(true)
  })
})
