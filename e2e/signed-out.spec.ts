import { pages, type PageName } from '@mallard/contract/pages'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { freshNumber } from './phone-number.ts'
import { front, signInBySms } from './shopper.ts'
import { names, useAddresses } from './touring.ts'

/** Pages that are neither drawn for everyone nor ask who one is as one opens them. */
const asksLater: Partial<Record<PageName, string>> = {
  preview: 'is what staff are about to publish, for whom they sent the link',
  groupBuyOrderDetail: 'is shared with friends, who are asked when they join',
  bargainDetail: 'is shared with friends, who are asked when they help',
  postageDetail: 'asks when one wants the trial',
  evaluate: 'has trials to look at; applying asks',
  checkEvaluateDetail: 'asks when one applies',
  examine: 'has questions to read; sending the answers asks',
  setting: 'has what strangers may read and choose; its rows ask',
  settingAgreement: 'has what everyone may read',
  cart: 'says itself that one signs in to see it, beside goods to look at',
  addBuy: 'is of a cart, which a stranger does not have: leads back to it',
  dishesComment: 'has a dish to read of; sending a review asks',
  invoiceEdit: 'is opened by a link with a token, by whom the buyer sent it to',
  buyIns: 'has the goods of a coupon; drawing it asks',
  lotteryDetail: 'asks when one draws',
  giftNewArrival: 'asks when one takes the gift',
  giftSuccess: 'says that there is no gift yet, and where it is',
  giftRule: 'has what everyone may read',
  signIn: 'asks when one checks in',
  pointsList: 'has ways to earn points; its head offers to sign in',
  points: 'has what everyone may read',
  pointsStore: 'asks when one exchanges',
  thirdReturn: 'is for buyers of other platforms: a code to their phone',
  thirdReturnApply: 'is for buyers of other platforms: a code to their phone',
  thirdReturnDetail: 'is for buyers of other platforms: a code to their phone',
  thirdReturnList: 'is for buyers of other platforms: a code to their phone',
  omsReturn: 'is for buyers of other platforms: a code to their phone',
  omniChannelInvoice: 'is for buyers of other platforms: a code to their phone',
  smartEquipment: 'says itself that one signs in to see a device of one’s own',
  smartWarrantyCard: 'says itself that one signs in to see a device of one’s own',
  smartServiceLife: 'says itself that one signs in to see a device of one’s own',
  smartSettings: 'says itself that one signs in to see a device of one’s own',
  smartUseGuide: 'says itself that one signs in to see a device of one’s own',
  companyPass: 'signs in itself',
  driverAuth: 'signs in itself',
  notFound: 'is no page',
}

const ownPages = names.filter((name) => {
  const { anonymous, login }: { anonymous?: true; login?: true } = pages[name]
  return !anonymous && !login && !(name in asksLater)
})

describe('a page of one’s own that somebody opens who is not signed in', () => {
  const phone = usePhone({ keepsPages: true })
  const addressOf = useAddresses()
  const found: { page?: Page } = {}

  it.each(ownPages)(
    '%s: the question stands over the page’s bones, and giving up leads home',
    async (name) => {
      const page = (found.page ??= await phone.newPage({ reducedMotion: 'reduce' }))
      await page.goto(shop + addressOf(name))
      const question = page.getByRole('alertdialog').filter({ hasText: '请先登录' })
      await question.waitFor()
      await page.waitForTimeout(300)
      expect(
        await page
          .getByText(/加载失败|请先登录$|出错了|重试/)
          .filter({ visible: true })
          .allTextContents(),
      ).toEqual(['请先登录'])
      expect(await page.locator('main [role=alert]').count()).toBe(0)
      await question.getByRole('button', { name: '取消' }).click()
      await page.waitForURL(`${shop}/a/1-1`)
      await front(page).locator('a[href^="/goods/"]').first().waitFor()
      expect(await page.getByRole('alertdialog').count()).toBe(0)
    },
  )

  it.each(['scInvoiceDetail', 'orderDetail'] as const)(
    'comes back to that very page after signing in, with its query: %s',
    async (name) => {
      const address = addressOf(name)
      const page = await phone.open(address)
      await page.getByRole('alertdialog').getByRole('button', { name: '去登录' }).click()
      await page.waitForURL(/\/login\/1-1\?to=/)
      await signInBySms(page, freshNumber())
      expect(page.url()).toBe(shop + address)
      // Back from there leads out of the question, not into it again.
      expect(await page.getByRole('alertdialog').count()).toBe(0)
    },
  )
})
