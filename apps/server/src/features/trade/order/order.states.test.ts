import { actorName, actorType } from '@mallard/kernel'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { describe, expect, it } from 'vitest'
import {
  actionsOf,
  orderStates,
  stateOf,
  transitionOf,
  type OrderEvent,
  type OrderState,
} from './order.states.ts'

const events = [
  ...new Set(Object.values(orderStates.table).flatMap((entry) => Object.keys(entry))),
] as OrderEvent[]

describe('the states of an order', () => {
  it('have one way out for each event', () => {
    for (const event of events) {
      const from = (Object.keys(orderStates.table) as OrderState[]).filter((name) =>
        orderStates.next(name, event),
      )
      expect([event, from.length]).toEqual([event, 1])
      expect(transitionOf(event).from).toBe(orderStatus[from[0]!])
    }
  })

  it('end in closed: what is done may still come back', () => {
    expect(orderStates.terminal()).toEqual(['closed'])
    expect(() => stateOf(9)).toThrow('status 9')
  })

  it.each([
    [0, false, ['pay', 'cancel']],
    [1, false, ['rebuy']],
    [1, true, ['logistics', 'rebuy']],
    [2, true, ['logistics', 'confirm', 'rebuy']],
    [3, true, ['logistics', 'delete', 'rebuy']],
    [4, false, ['delete', 'rebuy']],
    [5, false, ['cancel', 'rebuy']],
    [6, false, ['voucher', 'rebuy']],
  ])('%i with parcels %s offers %j', (status, hasParcels, actions) => {
    expect(actionsOf(status, hasParcels)).toEqual(actions)
  })

  it('take the ways to pay away when the time to pay is over', () => {
    const now = {
      isTimeUp: true,
      isOpen: false,
      canReturn: false,
      canComment: false,
      canAppend: false,
      canInvoice: false,
    }
    expect(actionsOf(0, false, now)).toEqual(['cancel'])
  })

  it('offer what comes after receipt only as far as it is open', () => {
    const after = {
      isTimeUp: false,
      isOpen: false,
      canReturn: true,
      canComment: true,
      canAppend: false,
      canInvoice: true,
    }
    expect(actionsOf(3, true, after)).toEqual([
      'logistics',
      'return',
      'comment',
      'invoice',
      'delete',
      'rebuy',
    ])
    expect(actionsOf(3, true, { ...after, canComment: false, canAppend: true })).toEqual([
      'logistics',
      'return',
      'append',
      'invoice',
      'delete',
      'rebuy',
    ])
    expect(
      actionsOf(2, true, { ...after, isOpen: true, canReturn: false, canComment: false }),
    ).toEqual(['logistics', 'invoice', 'rebuy'])
  })
})

it('who moved an order has a name for each number, and none for a number that is nobody’s', () => {
  expect(Object.values(actorType).map(actorName)).toEqual(Object.keys(actorType))
  expect(actorName(0)).toBe('')
})
