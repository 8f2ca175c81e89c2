import type { CallExample } from '#platform/openapi/document.ts'

// A shopper of the demo world buys a kettle there.
const phone = '13800000001'
const store = { partnerId: 1, storeId: 1 }
const productSn = 'HL-KT01-OAT-08'
const flow = { flowId: 'Jv3kX0aWmP7dQe9RbL2sYt', cartId: '41' }
const orderSn = '26112109301548207731'
const [price, listPrice] = [39_900, 45_900]
const closesAt = 1_795_226_415_000

const picture = {
  url: '/img/kettle-gooseneck-oat-1.webp',
  width: 1200,
  height: 1200,
  color: '#e8e2d6',
}

const card = {
  itemId: 1,
  productSn,
  title: '细流控温手冲壶',
  subTitle: '一度一度地调，水流细而稳',
  pic: picture,
  price,
  listPrice,
  sales: 8426,
  stockState: 1 as const,
  tags: ['热卖'],
}

const place = {
  name: '林知夏',
  phone,
  provinceCode: '330000',
  cityCode: '330100',
  countyCode: '330106',
  detail: '青禾弄 12 号 3 幢 502 室',
  postCode: '310013',
  isDefault: true,
}
const address = { ...place, id: 7, province: '浙江省', city: '杭州市', county: '西湖区' }

const regions = {
  version: 'c1f0',
  provinces: [
    {
      code: place.provinceCode,
      name: address.province,
      nameEn: 'Zhejiang',
      cities: [
        {
          code: place.cityCode,
          name: address.city,
          nameEn: 'Hangzhou',
          counties: [{ code: place.countyCode, name: address.county, nameEn: 'Xihu District' }],
        },
      ],
    },
  ],
}

const none = { promotionAmount: 0, couponAmount: 0, integrationAmount: 0 }
const line = {
  ...none,
  id: Number(flow.cartId),
  itemId: card.itemId,
  productSn,
  title: card.title,
  pic: picture,
  productAttr: '燕麦白 0.8 L',
  productPrice: price,
  productQuantity: 1,
  realAmount: price,
  promotions: [],
  isGift: false,
  isAddBuy: false,
  returnPolicy: { days: 7 },
  returnText: '7 天无理由退货',
}
const amounts = {
  ...none,
  totalAmount: price,
  freightAmount: 0,
  freightDiscountAmount: 0,
  adjustAmount: 0,
  payAmount: price,
}
const cart = {
  groups: [
    {
      promotion: null,
      lines: [
        {
          ...line,
          checked: true,
          valid: true,
          invalidReason: null,
          stock: 99,
          limit: 0,
          addBuyLost: null,
          priceDrop: 0,
          choices: [],
        },
      ],
    },
  ],
  invalid: [],
  amounts,
  promotions: [],
  gifts: [],
  lostGifts: [],
  addBuy: [],
  checkedAll: true,
  cartNum: 1,
  checkedNum: 1,
  freeFreightMissing: 0,
  canDraw: true,
}

/** Examples from the demo world, by call: a purchase from the phone's code to the paid order. */
export const examples: Readonly<Record<string, CallExample>> = {
  'identity.ssoInit': { query: store },
  'identity.sendPhoneCodeV2': {
    query: { phone },
    body: { scene: 'login', ...store },
    data: { expiresIn: 300, nextAfter: 60, needCaptcha: false },
  },
  'identity.login': { body: { phone, code: '246810', ...store } },
  'address.regions': { data: regions },
  'address.save': { body: place, data: address },
  'address.list': { data: [address] },
  'catalog.productList': { query: { q: '手冲壶', pageNum: 1, pageSize: 20 } },
  'catalog.detail': { params: { id: card.itemId } },
  'catalog.recommend': {
    query: { itemId: card.itemId },
    data: { list: [card], total: 1, pageNum: 1, pageSize: 20, hasNext: false },
  },
  'cart.add': {
    params: { goods: productSn, qty: 1 },
    data: { cartNum: 1, cartId: line.id },
  },
  'cart.list': { data: cart },
  'cart.updateQuantity': { body: { id: line.id, quantity: 1 }, data: cart },
  'cart.delete': { query: { ids: flow.cartId } },
  'checkout.checkout': { body: { ids: [line.id] }, data: flow },
  'checkout.flow': { params: flow },
  'checkout.flowModify': { params: flow, body: { addressId: address.id } },
  'checkout.submit': {
    body: { ...flow, expectPayAmount: price },
    data: {
      orderId: orderSn,
      orderSn,
      payAmount: price,
      needPay: true,
      autoCloseAt: closesAt,
    },
  },
  'payment.redirectWap': { params: { method: 'wxPay', sn: orderSn } },
  'order.orderStatus': {
    params: { sn: orderSn },
    data: [
      {
        orderSn,
        status: 1,
        payStatus: 1,
        payAmount: price,
        autoCloseAt: null,
        batchId: null,
      },
    ],
  },
  'order.detail': { params: { sn: orderSn } },
}
