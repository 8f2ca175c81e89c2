import { addressCalls } from '@mallard/contract/address/address.calls'
import { cartCalls } from '@mallard/contract/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { largestId } from '@mallard/contract/fields'
import { orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { hangzhou, pay, placeOrder, type TestSku } from './test-buyer.ts'
import type { TestShop } from './test-shop.ts'

export type Input = Readonly<Record<string, unknown>>

/** What the generated test must know of a row whose ids belong to somebody. */
export interface OwnedRow {
  /** A call that this person may make, on things made for it. */
  own(who: Caller): Promise<Input>
  /** For each field that names something owned: a value of the right shape that nothing has. */
  missing: Input
  /** Fields that name nothing owned. */
  plain?: readonly string[]
  /** What is named belongs to the person in every store of the partner. */
  inEveryStore?: true
}

const gone = { id: largestId, ids: [largestId], sn: '99999999999999999999', flowId: '0'.repeat(22), cartId: String(largestId) }

/** Makes the things that calls are about. */
export function makers(shop: TestShop, owner: Caller, sku: TestSku) {
  const addressOf = async (who: Caller) => (await who.data(addressCalls.save, hangzhou)).id
  const lineOf = async (who: Caller) => (await who.data(cartCalls.add, { goods: sku.productSn, qty: 1 })).cartId
  const flowOf = async (who: Caller) => who.data(checkoutCalls.checkout, { ids: [await lineOf(who)] })
  const orderOf = async (who: Caller) => (await placeOrder(who, [sku])).orderSn
  const paidOf = async (who: Caller) => {
    const sn = await orderOf(who)
    await pay(shop, who, sn)
    return sn
  }
  const shippedOf = async (who: Caller) => {
    const sn = await paidOf(who)
    await owner.data(orderDeskCalls.ship, { sn, companyCode: 'yuantong', deliverySn: `YT${sn.slice(-12)}` })
    return sn
  }
  const doneOf = async (who: Caller) => {
    const sn = await orderOf(who)
    await owner.data(orderDeskCalls.close, { sn, reason: 'test' })
    return sn
  }
  /** The openid with which a person pays in WeChat. */
  const openIdOf = async (who: Caller) => {
    const { id, uuid } = await who.data(identityCalls.userInfo, {})
    const { partnerId } = who.scope
    await sql`insert into member_identity (partner_id, member_id, type, app_id, subject, created_at)
      values (${partnerId}, ${id}, 'wx-openid', 'wx-test', ${`o-${uuid}`}, now()) on conflict do nothing`.execute(shop.services.db)
    return `o-${uuid}`
  }
  return { addressOf, lineOf, flowOf, orderOf, paidOf, shippedOf, doneOf, openIdOf }
}

/** Every row with authz `owner`, by `domain.name`. A new row must be added here before the test lets it pass. */
export function ownedRows(make: ReturnType<typeof makers>): Readonly<Record<string, OwnedRow>> {
  const bySn = (of: (who: Caller) => Promise<string>, plain: readonly string[] = []): OwnedRow => ({
    own: async (who) => ({ sn: await of(who) }),
    missing: { sn: gone.sn },
    plain,
  })
  const addressPlain = ['name', 'phone', 'provinceCode', 'cityCode', 'countyCode', 'detail', 'postCode', 'isDefault']
  return {
    'address.get': { own: async (who) => ({ id: await make.addressOf(who) }), missing: { id: gone.id }, inEveryStore: true },
    'address.save': { own: async (who) => ({ ...hangzhou, id: await make.addressOf(who) }), missing: { id: gone.id }, plain: addressPlain, inEveryStore: true },
    'address.delete': { own: async (who) => ({ id: await make.addressOf(who) }), missing: { id: gone.id }, inEveryStore: true },
    'cart.updateQuantity': { own: async (who) => ({ id: await make.lineOf(who), quantity: 2 }), missing: { id: gone.id }, plain: ['quantity'] },
    'cart.delete': { own: async (who) => ({ ids: [await make.lineOf(who)] }), missing: { ids: gone.ids } },
    'cart.checked': {
      own: async (who) => ({ adds: [await make.lineOf(who)], dels: [await make.lineOf(who)] }),
      missing: { adds: gone.ids, dels: gone.ids },
      plain: ['t'],
    },
    'cart.discount': { own: async (who) => ({ ids: [await make.lineOf(who)] }), missing: { ids: gone.ids } },
    'checkout.checkout': { own: async (who) => ({ ids: [await make.lineOf(who)] }), missing: { ids: gone.ids }, plain: ['productSn', 'quantity'] },
    'checkout.flow': { own: (who) => make.flowOf(who), missing: { flowId: gone.flowId, cartId: gone.cartId } },
    'checkout.flowModify': {
      own: async (who) => ({ ...(await make.flowOf(who)), addressId: await make.addressOf(who), remark: '放门口' }),
      missing: { flowId: gone.flowId, cartId: gone.cartId, addressId: gone.id },
      plain: ['remark'],
    },
    'checkout.submit': {
      own: async (who) => {
        const flow = await make.flowOf(who)
        await who.data(checkoutCalls.flow, flow)
        return flow
      },
      missing: { flowId: gone.flowId, cartId: gone.cartId },
      plain: ['expectPayAmount'],
    },
    'order.orderStatus': bySn(make.orderOf),
    'order.delete': bySn(make.doneOf),
    'order.confirm': bySn(make.shippedOf),
    'order.cancel': bySn(make.orderOf, ['reason']),
    'order.detail': bySn(make.orderOf),
    'order.traceDetail': bySn(make.shippedOf),
    'payment.params': {
      own: async (who) => ({ method: 'wxPay-JSAPI', sn: await make.orderOf(who), id: await make.openIdOf(who) }),
      missing: { sn: gone.sn, id: 'o-nobody' },
      plain: ['method'],
      inEveryStore: true,
    },
    // The apps pay without an openid: the path has it, nothing reads it.
    'payment.paramsApp': {
      own: async (who) => ({ method: 'wxPay', sn: await make.orderOf(who), id: 'none' }),
      missing: { sn: gone.sn },
      plain: ['method', 'id'],
    },
    'payment.paramsMallApp': {
      own: async (who) => ({ method: 'aliPay', sn: await make.orderOf(who), id: 'none' }),
      missing: { sn: gone.sn },
      plain: ['method', 'id'],
    },
    'payment.redirectWap': { own: async (who) => ({ method: 'wxPay', sn: await make.orderOf(who) }), missing: { sn: gone.sn }, plain: ['method', 'to'] },
  }
}

/** Something each row without owned ids can be asked for. */
export function openRows(shop: TestShop, sku: TestSku): Readonly<Record<string, Input>> {
  const scope = { partnerId: 1, storeId: 1 }
  const captcha = { captchaId: 'none', captcha: '0000' }
  return {
    'identity.ssoInit': scope,
    'identity.login': { phone: '13911112222', code: '000000', ...scope },
    'identity.logout': {},
    'identity.userInfo': {},
    'identity.updateInfo': { nickname: '小满' },
    'identity.sendPhoneCode': { phone: '13911112222', scene: 'login', ...scope, ...captcha },
    'identity.sendPhoneCodeV2': { phone: '13911113333', ...scope },
    'identity.captcha': {},
    'identity.loginType': {},
    'store.partnerInit': {},
    'store.service': {},
    'catalog.productList': { q: '壶' },
    'catalog.detail': { id: sku.goodsId },
    'catalog.categoryList': {},
    'catalog.searchCategoryList': { q: '壶' },
    'catalog.recommend': { itemId: sku.goodsId },
    'cms.v1a': { type: 'home' },
    'cms.v1b': { type: 'home' },
    'cms.agreement': { code: 'privacy' },
    'review.list': { id: sku.goodsId },
    'collection.add': { goods: sku.goodsId },
    'collection.delete': { goods: sku.goodsId },
    'collection.list': {},
    'collection.deleteMore': { ids: [sku.goodsId] },
    'cart.add': { goods: sku.productSn, qty: 1 },
    'cart.fastadd': { items: [{ productSn: sku.productSn, quantity: 1 }], requestId: 'request-1' },
    'cart.getCartTotal': {},
    'cart.list': {},
    'order.orderList': {},
    'address.list': {},
    'member.flushData': scope,
    'member.index': {},
    'payment.notify': { method: 'wxPay' },
    'hooks.expressPush': {},
    'staff.login': { login: 'owner', password: shop.logins.find(({ login }) => login === 'owner')?.password },
  }
}
