import { adminCalls } from '@mallard/contract/admin-calls'
import { everyCall } from '@mallard/contract/calls'
import { roles } from '@mallard/contract/people/staff/rights'
import { expect, it } from 'vitest'
import { moneyWays } from '#features/people/staff/giving.rules.ts'

/** What keeps staff from giving money, goods or points away. */
const guards = {
  alone:
    'one person up to a sum at once, and in a day by all these ways together; then a second one',
  points: 'the same in points, for which there is a sum of its own',
  second: 'another, independent person, always or from a sum',
  asked: 'what a shopper asked for of what they paid, once, by the steps of a return',
  terms: 'terms for everybody whom they hold for, by managers alone and written down',
  given: 'one of what such terms allow, to the number that they have',
  nothing: 'nothing that anybody had not before',
} as const

/** Every call by which staff change what others pay, get back or hold. */
const ways: Readonly<Record<string, keyof typeof guards>> = {
  'accountAdmin.decide': 'second',
  'accountAdmin.propose': 'second',
  'accountAdmin.stop': 'nothing',
  'bargainAdmin.close': 'nothing',
  'bargainAdmin.save': 'terms',
  'bargainAdmin.voidHelp': 'nothing',
  'billAdmin.ask': 'nothing',
  'billAdmin.note': 'nothing',
  'billAdmin.read': 'nothing',
  'couponAdmin.close': 'nothing',
  'couponAdmin.create': 'terms',
  'couponAdmin.decide': 'second',
  'couponAdmin.issue': 'alone',
  'couponAdmin.preview': 'nothing',
  'couponAdmin.scanCode': 'alone',
  'couponAdmin.void': 'nothing',
  'diningAdmin.issue': 'nothing',
  'diningAdmin.judge': 'nothing',
  'evaluateAdmin.choose': 'given',
  'evaluateAdmin.close': 'nothing',
  'evaluateAdmin.decline': 'nothing',
  'evaluateAdmin.draw': 'given',
  'evaluateAdmin.promote': 'nothing',
  'evaluateAdmin.save': 'terms',
  'evaluateAdmin.settle': 'nothing',
  'fxAdmin.addMaterial': 'nothing',
  'fxAdmin.approve': 'second',
  'fxAdmin.card': 'nothing',
  'fxAdmin.decide': 'nothing',
  'fxAdmin.fail': 'nothing',
  'fxAdmin.pay': 'second',
  'fxAdmin.reject': 'nothing',
  'fxAdmin.removeMaterial': 'nothing',
  'fxAdmin.removeRate': 'terms',
  'fxAdmin.saveRate': 'terms',
  'fxAdmin.saveSetting': 'terms',
  'giftAdmin.close': 'nothing',
  'giftAdmin.save': 'terms',
  'groupBuyAdmin.close': 'nothing',
  'groupBuyAdmin.save': 'terms',
  'groupBuyAdmin.succeed': 'given',
  'innerBuyAdmin.addGrant': 'terms',
  'innerBuyAdmin.changeGrant': 'terms',
  'innerBuyAdmin.checkSheet': 'nothing',
  'innerBuyAdmin.closePrice': 'nothing',
  'innerBuyAdmin.exportGrants': 'nothing',
  'innerBuyAdmin.importSheet': 'terms',
  'innerBuyAdmin.savePrice': 'terms',
  'innerBuyAdmin.saveSetting': 'terms',
  'invitationAdmin.close': 'nothing',
  'invitationAdmin.exportEntries': 'nothing',
  'invitationAdmin.save': 'terms',
  'levelAdmin.remove': 'terms',
  'levelAdmin.save': 'terms',
  'levelPriceAdmin.save': 'terms',
  'levelPriceAdmin.share': 'terms',
  'lotteryAdmin.close': 'nothing',
  'lotteryAdmin.save': 'terms',
  'orderAdmin.close': 'nothing',
  'orderAdmin.price': 'alone',
  'orderAdmin.receiver': 'nothing',
  'orderAdmin.repair': 'nothing',
  'orderAdmin.staffNote': 'nothing',
  'pointsAdmin.adjust': 'points',
  'pointsAdmin.decide': 'points',
  'pointsRules.save': 'terms',
  'pointsShopAdmin.close': 'nothing',
  'pointsShopAdmin.save': 'terms',
  'postageAdmin.close': 'nothing',
  'postageAdmin.save': 'terms',
  'priceAdmin.decide': 'second',
  'promotionAdmin.close': 'nothing',
  'promotionAdmin.save': 'terms',
  'questionAdmin.close': 'nothing',
  'questionAdmin.exportAnswers': 'nothing',
  'questionAdmin.save': 'terms',
  'refundAdmin.decide': 'second',
  'refundAdmin.refund': 'alone',
  'repairAdmin.ask': 'nothing',
  'repairAdmin.confirm': 'second',
  'repairAdmin.decide': 'second',
  'repairAdmin.paidOut': 'second',
  'repairAdmin.refundAgain': 'nothing',
  'shipReportAdmin.again': 'nothing',
  'returnsAdmin.agree': 'alone',
  'returnsAdmin.bookPickup': 'nothing',
  'returnsAdmin.cancelPickup': 'nothing',
  'returnsAdmin.refuse': 'nothing',
  'returnsAdmin.transferred': 'asked',
  'reviewAdmin.judge': 'given',
  'reviewAdmin.reply': 'nothing',
  'reviewAdmin.setReward': 'terms',
  'seckillAdmin.close': 'nothing',
  'seckillAdmin.save': 'terms',
  'signInAdmin.save': 'terms',
  'thirdReturnAdmin.agree': 'asked',
  'thirdReturnAdmin.pictureDone': 'nothing',
  'thirdReturnAdmin.refuse': 'nothing',
  'thirdReturnAdmin.tellAgain': 'nothing',
  'thirdReturnAdmin.transferred': 'asked',
  'voucherAdmin.approve': 'second',
  'voucherAdmin.reject': 'nothing',
}

/** Rights that move money, points, coupons or prices. */
const ofMoney =
  /^(order\.write|pay|voucher|account|return\.write|review\.write|promotion\.write|coupon|promoter|level|points)/

const changing = [...everyCall(adminCalls)]
  .filter(({ call }) => call.method !== 'GET' && call.right && !call.right.endsWith('.read'))
  .map(({ domain, name, call }) => ({ id: `${domain}.${name}`, right: call.right! }))

it('each call by which staff could give something away has its guard', () => {
  const asked = changing.filter(({ right }) => ofMoney.test(right)).map(({ id }) => id)
  expect(Object.keys(ways).toSorted()).toEqual(asked.toSorted())
  expect(new Set(Object.values(ways)).size).toBe(Object.keys(guards).length)
})

it('what one person may give alone is counted together, whichever way', () => {
  const counted = {
    'return.refund': 'refundAdmin.refund',
    'return.agree': 'returnsAdmin.agree',
    'order.price': 'orderAdmin.price',
    'coupon.issue': 'couponAdmin.issue',
    'coupon.scanCode': 'couponAdmin.scanCode',
  }
  const alone = Object.keys(ways).filter((id) => ways[id] === 'alone')
  expect(moneyWays.map(({ action }) => action).toSorted()).toEqual(Object.keys(counted).toSorted())
  expect(Object.values(counted).toSorted()).toEqual(alone.toSorted())
})

it('terms are set by nobody who talks to shoppers or packs', () => {
  const held = new Set<string>([...roles.service, ...roles.warehouse])
  const setting = changing.filter(({ id }) => ways[id] === 'terms')
  expect(setting.length).toBeGreaterThan(20)
  expect(setting.filter(({ right }) => held.has(right))).toEqual([])
})
