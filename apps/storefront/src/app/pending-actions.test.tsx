import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { hasPending, keepPending, type PendingAction } from '#platform/pending-action.ts'
import { currentSession, finishInit } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import { PendingActions } from './pending-actions.tsx'

const scope = { partnerId: 1, storeId: 1 }
const answers = {
  'cart.add': { cartNum: 4, cartId: 1 },
  'checkout.checkout': { flowId: 'f', cartId: 'c' },
  'collection.add': {},
  'promotions.oneKeyDraw': { ok: [{}], failed: [] },
}

beforeEach(() => sessionStorage.clear())

function comeBack(isSignedIn: boolean, pathname = location.pathname) {
  const played = stage({ isSignedIn, answers })
  if (isSignedIn)
    finishInit({ user: currentSession().me, token: '', weixinUser: null, weixinapi: null } as never)
  played.show(<PendingActions pathname={pathname} scope={scope} />)
  return played
}

describe('what was tapped before signing in', () => {
  const actions: [PendingAction, string, unknown][] = [
    [{ kind: 'addCart', productSn: 'KT-01', quantity: 2 }, 'cart.add', { goods: 'KT-01', qty: 2 }],
    [
      { kind: 'buy', productSn: 'KT-01', quantity: 1 },
      'checkout.checkout',
      { productSn: 'KT-01', quantity: 1 },
    ],
    [{ kind: 'favourite', itemId: 7 }, 'collection.add', { goods: 7 }],
    [{ kind: 'draw', grantUuids: ['g'] }, 'promotions.oneKeyDraw', { uuids: ['g'] }],
  ]
  it.each(actions)(
    '%j is done on the page where it was tapped, once',
    async (action, name, input) => {
      keepPending(action)
      const { calls, went } = comeBack(true)
      await waitFor(() => expect(calls).toContainEqual([name, input]))
      if (action.kind === 'buy')
        await waitFor(() => expect(went).toEqual(['/order/1-1/checkout/f/c']))
      if (action.kind === 'addCart') await waitFor(() => expect(currentSession().cartNum).toBe(4))
      expect(hasPending()).toBe(false)
      const again = comeBack(true)
      await new Promise((resolve) => setTimeout(resolve, 0))
      expect(again.calls).toEqual([])
    },
  )

  it('is not done elsewhere, nor for a stranger', async () => {
    keepPending({ kind: 'addCart', productSn: 'KT-01', quantity: 1 })
    const played = [comeBack(true, '/elsewhere'), comeBack(false)]
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(played.flatMap(({ calls }) => calls)).toEqual([])
    expect(hasPending()).toBe(true)
  })
})
