import { invitationCalls } from '@mallard/contract/activities/invitation/invitation.calls'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import { groupOrderCalls } from '@mallard/contract/activities/group-buy/group-buy.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { guideCalls } from '@mallard/contract/content/kitchen/kitchen.calls'
import { serviceCenterCalls } from '@mallard/contract/content/service-center/service-center.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { thirdReturnCalls } from '@mallard/contract/aftersales/third-return/third-return.calls'
import { fxCalls } from '@mallard/contract/promoters/fx/fx.calls'
import { pages, type PageName } from '@mallard/contract/pages'
import { fillPath } from '@mallard/contract/paths'
import { devices, dishes, world } from '@mallard/shop-data'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { caller, type Caller } from './caller.ts'

const scope = { partnerId: 1, storeId: 1 }

type Values = Readonly<Record<string, string | number>>

export interface Tour {
  /** An address of every page that is built, without the origin. */
  readonly addresses: Readonly<Record<PageName, string>>
  /** A browser of the demo shopper, signed in: pages about orders are theirs. */
  readonly shopper: Caller
}

/**
 * Walks through the demo world of a running shop until every page has an address that shows
 * something. `sessionFile` keeps the shopper signed in from one tour to the next: codes by text
 * message are few.
 */
export async function tourOf(shop: string, sandbox: string, sessionFile?: string): Promise<Tour> {
  const shopper =
    (sessionFile && (await resumed(shop, sessionFile))) || (await signIn(shop, sandbox))
  if (sessionFile) writeFileSync(sessionFile, JSON.stringify([...shopper.cookies]), { mode: 0o600 })
  const articles = await articlesOf(shopper)
  const guide = first(await shopper.data(guideCalls.productGuides, {}), 'guides')
  const goods = first((await shopper.data(searchCalls.productList, {})).list, 'goods')
  const orders = (await shopper.data(orderCalls.orderList, {})).list
  const { orderSn } = first(
    orders.filter(({ payStatus }) => payStatus === 0),
    'unpaid orders of the demo shopper',
  )
  const sent = orders.find((order) => order.delivery.length > 0)?.orderSn ?? orderSn
  const sold = orders.find(({ actions }) => actions.includes('return'))
  // A report of a trial is a longer one.
  const received =
    orders.find(({ actions, kind }) => kind !== orderKind.evaluate && actions.includes('comment'))
      ?.orderSn ?? orderSn
  const orderItemId = first(sold?.items ?? [], 'goods of the demo shopper that can be returned').id
  const applyId = await returnOf(shopper, orderItemId)
  const { cartId } = await shopper.data(cartCalls.add, { goods: goods.productSn, qty: 1 })
  const flow = await shopper.data(checkoutCalls.checkout, { ids: [cartId] })
  const arr = (await shopper.data(cartCalls.list, {})).addBuy[0]?.promotionId ?? 1
  const tested = first((await shopper.data(evaluateCalls.list, {})).list, 'trials with reports')
  const { grantUuid } = first(await shopper.data(couponCalls.listLive, {}), 'coupons')
  const invoiced = sold?.orderSn ?? orderSn
  const { invoiceId } =
    (await shopper.data(invoiceCalls.byOrder, { sn: invoiced })).invoice ??
    (await shopper.data(invoiceCalls.apply, { orderId: invoiced, type: 1, name: '林小满' }))
  const { path: editPath } = await shopper.data(invoiceCalls.editLink, { sn: invoiced })
  const sale = first(
    (await shopper.data(seckillCalls.seckillList, {})).sessions.filter(
      ({ endAt }) => endAt > Date.now(),
    ),
    'flash sales',
  )
  const saleSku = {
    promotionId: sale.promotionId,
    productSn: first(sale.goods, 'goods in the flash sale').productSn,
  }
  const { promotionId, productSn: productId } = saleSku
  const saleFlow = await shopper.data(seckillCalls.secKillCheckout, {
    productId,
    promotionId,
    qty: 1,
  })
  const bargained = first(
    (await shopper.data(searchCalls.productList, { q: '可视空气炸锅' })).list,
    'goods to bargain for',
  )
  const { skus } = await shopper.data(catalogCalls.detail, { id: bargained.itemId })
  const { activity } = skus.find((sku) => sku.activity) ?? {}
  const bargainId = Number(activity?.href.split('/').at(-1))
  const room = await shopper.data(bargainCalls.add, { bargainId })
  const grouped = first(
    (await shopper.data(groupOrderCalls.batchList, {})).list,
    'group purchases of the demo shopper',
  )
  const { batchId } = grouped
  const { sponsorId } = await shopper.data(fxCalls.center, {})
  const promoted = { sponsorId, productSn: goods.productSn }
  const event = first((await shopper.data(invitationCalls.list, {})).list, 'events')
  const trial = { postageUuid: 'FryerPaperTrial0000001' }
  const status = { orderId: orderSn, orderSn, status: '0' }
  const device = { deviceId: first(devices, 'devices').deviceId, userId: 0 }

  const values: Record<PageName, Values> = {
    home: {},
    homeScoped: {},
    storeMiniMall: {},
    KAShare: { url: pageType('b', /^ka-/).slice('ka-'.length) },
    aqiyi: {},
    cmsV1a: { type: pageType('a') },
    cmsV1aBare: { type: pageType('a') },
    cmsV1b: { type: pageType('b') },
    cmsV1bBare: { type: pageType('b') },
    preview: { type: 'home', url: 'a' },
    legalAgreement: { code: 'privacy' },
    goodslist: {},
    search: {},
    searchBare: {},
    goods: { itemId: goods.itemId },
    goodsComments: { itemId: goods.itemId },
    innerBuyList: {},
    productGuideCenter: {},
    productGuideDetail: { productId: guide.productId },
    kitchenIndex: { id: 1 },
    kitchenInstructions: { id: 1 },
    kitchenInstructionsDetail: { productSn: 'HL-KT02-OAT-12' },
    kitchenMenu: { id: 1 },
    articleDetail: { url: 'soy-milk-from-scratch' },
    postageDetail: trial,
    evaluate: {},
    checkEvaluateDetail: { id: tested.id },
    examine: { url: 'kitchen001' },
    invitation: { id: event.id },
    activityResult: { sourceUrl: 'BreakfastOfZhixia00001' },
    lotteryDetail: { lotteryUrl: 'lucky' },
    lotteryWinRecord: {},
    giftNewArrival: {},
    giftSuccess: {},
    giftRule: {},
    pointsList: {},
    points: {},
    pointsStore: {},
    fxCenter: {},
    fxWithdrawal: {},
    fxWithdrawalNew: {},
    fxWithdrawalSuccess: { amount: 2000 },
    fxWithdrawalList: {},
    fxBankcardEdit: {},
    fxReport: {},
    fxGoods: {},
    fxMaterial: {},
    fxApply: {},
    fxArticle: { sponsorId, url: 'soy-milk-from-scratch' },
    fxArticleOwn: { sponsorId, url: 'soy-milk-from-scratch' },
    fxGoodsLink: promoted,
    fxGoodsLinkOwn: promoted,
    fxCoupon: { sponsorId, grant_uuid: grantUuid },
    signIn: {},
    seckillList: {},
    seckillDetail: { id: saleSku.promotionId, productSn: saleSku.productSn },
    groupBuy: { urlCode: grouped.activity.urlCode },
    groupBuyOrderList: {},
    groupBuyOrderDetail: { batchId },
    groupBuyPayment: {},
    bargainList: { bargainId },
    bargainDetail: room,
    userCenter: {},
    addressList: { sourcePage: 'user' },
    addressEdit: {},
    information: {},
    orderList: { active: '0' },
    orderDetail: { orderId: orderSn },
    orderLogistics: { orderId: sent },
    orderStatus: status,
    returnList: {},
    returnDetail: { applyId },
    returnPartStep1: { orderItemId },
    returnAllStep1: { orderItemId },
    returnPartStep2: { orderItemId, num: 1 },
    returnAllStep2: { orderItemId, num: 1 },
    couponList: {},
    commentList: { active: '0' },
    commentEdit: { id: 0, orderId: received },
    omniChannelInvoice: {},
    tickets: { orderId: invoiced },
    collectionList: {},
    setting: {},
    settingPersonal: {},
    settingMessage: {},
    settingAccountSecurity: {},
    settingAgreement: {},
    settingCancelAccount: {},
    settingCancelAccountNext: {},
    cart: {},
    addBuy: { arr },
    buyIns: { grantUuid, couponHistoryId: 0 },
    integralCenter: {},
    integralGrowth: {},
    orderCheckout: flow,
    checkoutPostage: trial,
    checkoutSeckill: { ...saleSku, flowId: saleFlow.flowId },
    payment: { orderId: orderSn },
    paymentStatusScoped: status,
    paymentStatusOrder: status,
    paymentStatus: status,
    offLinePayment: { orderId: orderSn },
    offLinePaySuccess: status,
    service: {},
    serviceBare: {},
    serviceDetail: { id: articles.knowledge },
    serviceCenter: {},
    scInstructionList: {},
    scInstructionDetail: {},
    scCategory: {},
    scQuestionList: {},
    scQuestionDetail: {},
    scPolicy: {},
    scKnowledgeList: {},
    scKnowledgeDetail: {},
    scInvoiceList: {},
    scInvoiceDetail: {},
    invoiceEdit: {
      type: 'invoice',
      orderId: invoiced,
      randomToken: editPath.split('/').at(-1) ?? '',
    },
    thirdReturn: {},
    thirdReturnApply: {},
    thirdReturnDetail: {},
    thirdReturnList: {},
    omsReturn: {},
    companyPass: {},
    dishesComment: {},
    smartEquipment: device,
    smartWarrantyCard: device,
    smartServiceLife: device,
    smartSettings: device,
    smartUseGuide: device,
    login: {},
    driverAuth: {},
    notFound: {},
  }
  const names = Object.keys(pages) as PageName[]
  const addresses = Object.fromEntries(
    names.map((name) => [
      name,
      name === 'notFound'
        ? '/no-such-page'
        : fillPath(pages[name].path, { ...scope, ...values[name] }),
    ]),
  )
  const third = await thirdReturnOf(shopper, sandbox)
  addresses['thirdReturnApply'] += `?ticket=${third.ticket}`
  addresses['thirdReturnDetail'] += `?id=${third.applyId}`
  addresses['groupBuyPayment'] += `?batchId=${batchId}`
  addresses['omsReturn'] += `?orderSn=${third.orderNo}`
  addresses['scInstructionDetail'] += `?id=${articles.instructions}`
  addresses['scQuestionDetail'] += `?id=${articles.questions}`
  addresses['scKnowledgeDetail'] += `?id=${articles.knowledge}`
  addresses['dishesComment'] += `?token=${dishes[0]?.receipts[0]?.token}`
  addresses['scInvoiceDetail'] += `?id=${invoiceId}`
  return { addresses: addresses as Record<PageName, string>, shopper }
}

function first<T>(list: readonly T[], what: string): T {
  const [item] = list
  if (item === undefined)
    throw new Error(`the shop has no ${what}: is it filled with the demo world?`)
  return item
}

/** The most read article of each kind of the service centre. */
async function articlesOf(shopper: Caller) {
  const idOf = async (call: 'instructions' | 'questions' | 'knowledge') =>
    first((await shopper.data(serviceCenterCalls[call], {})).list, `${call} of the centre`).id
  return {
    instructions: await idOf('instructions'),
    questions: await idOf('questions'),
    knowledge: await idOf('knowledge'),
  }
}

/** The name of a content page of this kind. */
function pageType(version: 'a' | 'b', name = /^(?!ka-|home$)/): string {
  return first(
    world.pages.filter(
      (page) => page.store === '1-1' && page.version === version && name.test(page.type),
    ),
    `content pages of kind ${version}`,
  ).type
}

async function resumed(shop: string, sessionFile: string): Promise<Caller | undefined> {
  if (!existsSync(sessionFile)) return undefined
  const browser = caller(shop, scope)
  for (const [name, value] of JSON.parse(readFileSync(sessionFile, 'utf8')) as [string, string][])
    browser.cookies.set(name, value)
  return (await browser.data(identityCalls.ssoInit, scope)).user ? browser : undefined
}

/**
 * A return of goods that another platform sold; its phone is proved to the session, for half an
 * hour.
 */
async function thirdReturnOf(
  shopper: Caller,
  sandbox: string,
): Promise<{ ticket: string; applyId: string; orderNo: string }> {
  const { orderNo, phone } = first(world.otherOrders, 'orders of other platforms')
  const wanted = { thirdOrderSn: orderNo, phone }
  const known = await shopper.call(thirdReturnCalls.order, wanted)
  const askCode = () => shopper.call(thirdReturnCalls.sendPhoneCode, { phone })
  const order =
    known.code === 200
      ? known.data
      : await shopper.data(thirdReturnCalls.order, {
          ...wanted,
          code: await codeOf(sandbox, phone, askCode),
        })
  const { ticket, lines } = order
  const { lineNo, applyId } = first(lines, 'goods of another platform')
  const asked = { ticket, lineNo, num: 1, type: 1, reasonCode: 'quality', desc: '内胆有划痕' }
  return {
    ticket,
    orderNo,
    applyId: applyId ?? (await shopper.data(thirdReturnCalls.apply, asked)).applyId,
  }
}

async function signIn(shop: string, sandbox: string): Promise<Caller> {
  const phone = first(world.shoppers, 'shoppers').phone
  const browser = caller(shop, scope)
  await browser.data(identityCalls.ssoInit, scope)
  const code = await codeOf(sandbox, phone, () =>
    browser.call(identityCalls.sendPhoneCodeV2, { phone, ...scope }),
  )
  const { agreements } = await browser.data(identityCalls.loginType, {})
  await browser.data(identityCalls.login, { phone, code, consents: agreements, ...scope })
  return browser
}

/**
 * A return of the shopper's; one that is made for the tour is taken back again, so that its goods
 * can be asked for still.
 */
async function returnOf(shopper: Caller, orderItemId: number): Promise<string> {
  const [known] = (await shopper.data(returnsCalls.v2List, {})).list
  if (known) return known.applyId
  const { applyId } = await shopper.data(returnsCalls.v2Apply, {
    orderItemId,
    num: 1,
    type: 0,
    reasonCode: 'other',
  })
  await shopper.data(returnsCalls.v2Cancel, { applyId })
  return applyId
}

/**
 * The code of a text message, from where the sandbox shows it. One a minute for a phone: anyone who
 * asked just before us is waited for.
 */
async function codeOf(
  sandbox: string,
  phone: string,
  ask: () => Promise<{ code: number; message: string }>,
): Promise<string> {
  for (let wait = 0; ; wait += 5) {
    const sent = await ask()
    if (sent.code === 200) break
    if (wait >= 65) throw new Error(`no code for ${phone}: ${sent.message}`)
    await sleep(5000)
  }
  const inbox = await (await fetch(`${sandbox}/sms?phone=${phone}`)).text()
  const code = /class="code">(\d{6})</.exec(inbox)?.[1]
  if (!code) throw new Error(`the sandbox at ${sandbox} shows no code for ${phone}`)
  return code
}
