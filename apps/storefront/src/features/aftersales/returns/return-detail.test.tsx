import type { RefundState, Ret } from '@mallard/contract/aftersales/returns/returns.fields'
import { fen } from '@mallard/kernel/money'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import detail from './return-detail.screen.tsx'

const applyId = '26112022090012345678'
const each = {
  applyId,
  orderSn: '26112022090012345679',
  type: 4,
  typeText: '仅退款',
  status: 2,
  statusText: '处理中',
  num: 1,
  applyAmount: fen(29900),
  approvedAmount: fen(29900),
  refundState: 'underWay',
  reason: '不想要了',
  desc: '',
  pics: [],
  answer: '',
  returnAddress: null,
  freight: null,
  exchangeOrderSn: null,
  timeline: [],
  createTime: 0,
  deadlineAt: null,
  actions: [],
  items: [],
} as unknown as Ret

it.each<[RefundState | null, 2 | 3, string]>([
  ['underWay', 2, '退款正在按原路退回'],
  ['byHand', 2, '商家将转账退款'],
  ['stuck', 2, '退款遇到问题，商家正在人工处理'],
  [null, 2, '商家正在处理'],
  ['done', 3, '退款已原路退回'],
  ['doneByHand', 3, '商家已人工退款'],
  [null, 3, '已办理完成，这笔订单没有付款'],
])('a return whose money is %s in status %i says where it is', (refundState, status, words) => {
  const set = stage({
    isSignedIn: true,
    page: { name: 'returnDetail', params: { partnerId: '1', storeId: '1', applyId } },
  })
  const Screen = detail.Screen as ComponentType<object>
  const Page = () => (
    <Screen
      {...{ ...usePage(), data: { each: { ...each, refundState, status } }, hint: undefined }}
    />
  )
  set.show(<Page />)
  expect(document.body.textContent).toContain(words)
  if (refundState !== 'underWay' && refundState !== 'done')
    expect(document.body.textContent).not.toContain('原路')
})
