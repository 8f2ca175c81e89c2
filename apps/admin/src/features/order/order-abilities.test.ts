import type { Right } from '@mallard/contract/staff/rights'
import { roles } from '@mallard/contract/staff/rights'
import type { DeskOrder, PayAttempt } from '@mallard/contract/order/order-desk.calls'
import { describe, expect, it } from 'vitest'
import { abilitiesOf, hasOpenReturn } from './order-abilities.ts'

const canAs = (role: keyof typeof roles) => (right: Right) => (roles[role] as readonly Right[]).includes(right)
const attempts = [{ method: 'wxPay' } as PayAttempt]

describe('what an operator may do with an order', () => {
  it('is what its state allows', () => {
    expect(abilitiesOf({ deskActions: ['ship'], attempts: [] }, canAs('owner'))).toEqual({
      ship: true,
      editReceiver: false,
      editRemark: false,
      close: false,
      repair: false,
    })
  })

  it('is what the role allows', () => {
    const order = { deskActions: ['ship', 'editReceiver', 'editRemark', 'close'] as const, attempts }
    const given = { ...order, deskActions: [...order.deskActions] }
    expect(abilitiesOf(given, canAs('warehouse'))).toEqual({ ship: true, editReceiver: false, editRemark: false, close: false, repair: false })
    expect(abilitiesOf(given, canAs('service'))).toEqual({ ship: false, editReceiver: true, editRemark: true, close: true, repair: false })
    expect(Object.values(abilitiesOf(given, canAs('manager')))).toEqual([true, true, true, true, true])
  })

  it('is no repair where nobody tried to pay, or no channel had part in it', () => {
    expect(abilitiesOf({ deskActions: [], attempts: [] }, canAs('manager')).repair).toBe(false)
    expect(abilitiesOf({ deskActions: [], attempts: [{ method: 'zero' } as PayAttempt] }, canAs('manager')).repair).toBe(false)
  })
})

describe('an order in the list', () => {
  const items = (...states: number[]) => states.map((afterSaleStatus) => ({ afterSaleStatus })) as DeskOrder['items']

  it('is marked while a return of any of its lines is open', () => {
    expect(hasOpenReturn(items(0, 1))).toBe(true)
    expect(hasOpenReturn(items(0, 2))).toBe(false)
  })
})
