import type { Order } from '@mallard/contract/trade/order/order.fields'
import { fen } from '@mallard/kernel/money'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import detail from './order-detail.screen.tsx'
import status from './order-status.screen.tsx'

const orderSn = '26112022090012345678'
const zero = fen(0)
const amounts = {
  totalAmount: fen(29900),
  promotionAmount: zero,
  couponAmount: fen(29900),
  integrationAmount: zero,
  freightAmount: zero,
  freightDiscountAmount: zero,
  adjustAmount: zero,
  payAmount: zero,
}
const line = {
  id: 1,
  itemId: 4,
  productSn: 'K',
  title: '电水壶',
  pic: { url: '/pictures/kettle.webp', width: 10, height: 10, color: '#eee' },
  productAttr: '雾蓝',
  productPrice: fen(29900),
  productQuantity: 1,
  promotions: [],
  afterSaleStatus: 0,
  returnedQuantity: 0,
}
const order = {
  orderSn,
  kind: 1,
  status: 1,
  statusText: '待发货',
  closeReason: null,
  payStatus: 1,
  items: [line],
  amounts,
  refundedAmount: zero,
  promotions: [],
  receiver: {
    name: '林',
    phone: '13900001234',
    province: '浙江省',
    city: '杭州市',
    county: '西湖区',
    detail: '文三路 1 号',
  },
  delivery: [],
  payMethod: 'none',
  createTime: 0,
  payTime: 0,
  shipTime: null,
  receiveTime: null,
  autoCloseAt: null,
  autoConfirmAt: null,
  actions: [],
  remark: '',
} as unknown as Order

function open(screens: { Screen: unknown }, data: object, params: object = {}) {
  const set = stage({
    isSignedIn: true,
    page: {
      name: 'orderDetail',
      params: { partnerId: '1', storeId: '1', orderId: orderSn, ...params },
    },
  })
  const Screen = screens.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data, hint: undefined }} />
  set.show(<Page />)
}

describe('an order that costs nothing', () => {
  it('was placed, not paid', () => {
    open(
      status,
      { orders: [{ orderSn, status: 1, payStatus: 1, payAmount: zero, autoCloseAt: null }] },
      { status: '0' },
    )
    expect(screen.getByRole('heading', { name: '下单成功，无需付款' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/已支付|支付成功|0\.00/)
  })

  it('is not said to be refunded when all of it was given back', () => {
    open(detail, {
      order: {
        ...order,
        status: 4,
        statusText: '已关闭',
        closeReason: 20,
        items: [{ ...line, afterSaleStatus: 2, returnedQuantity: 1 }],
      },
    })
    expect(document.body.textContent).toContain('商品已退，订单没有产生付款')
    expect(document.body.textContent).not.toMatch(/退款|付款时间|发票/)
  })

  it('was paid and refunded where it did cost something', () => {
    const paid = {
      ...order,
      amounts: { ...amounts, couponAmount: zero, payAmount: fen(29900) },
      payMethod: 'wxPay',
      invoiceState: 0,
      actions: ['invoice'],
    } as Order
    open(detail, {
      order: {
        ...paid,
        status: 4,
        closeReason: 20,
        items: [{ ...line, afterSaleStatus: 2, returnedQuantity: 1 }],
      },
    })
    expect(document.body.textContent).toMatch(/订单已全额退款.*已退款.*付款时间.*发票/)
  })

  it('says that it was sent in exchange, and where to turn with it', () => {
    open(detail, { order: { ...order, kind: 10 } })
    expect(document.body.textContent).toMatch(/换货寄出的商品，无需付款.*如需售后，请在原订单申请/)
    expect(document.body.textContent).not.toMatch(/价格明细|支付方式|发票/)
  })
})

it('an order whose refund the channel refused says that staff are at it', () => {
  open(detail, {
    order: {
      ...order,
      amounts: { ...amounts, payAmount: fen(29900) },
      isRefundStuck: true,
      items: [{ ...line, afterSaleStatus: 1 }],
    },
  })
  expect(
    screen.getByRole('link', { name: /退款遇到问题，商家正在人工处理/ }).getAttribute('href'),
  ).toContain('/return')
})
