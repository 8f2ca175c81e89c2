import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setCartNum } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import { Tabs } from './tabs.tsx'

describe('the tab of the cart', () => {
  it('says --- while nothing is in it, and how many when there are some', async () => {
    setCartNum(0)
    stage().show(<Tabs page="home" scope={{ partnerId: 1, storeId: 1 }} />)
    const cart = () => screen.getByRole('link', { name: /购物车/ }).textContent
    expect(cart()).toBe('---购物车')
    setCartNum(3)
    await waitFor(() => expect(cart()).toMatch(/^3/))
    setCartNum(0)
    await waitFor(() => expect(cart()).toBe('---购物车'))
  })
})
