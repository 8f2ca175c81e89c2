import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { takePending } from '#platform/pending-action.ts'
import { currentSession } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import { ContentLinkBox } from './content-link.tsx'

const one = { type: 'addCart', value: 'HL-AC04-KRAFT-10' } as const

describe('a link that adds to the cart', () => {
  it('asks a stranger to sign in, adds nothing, and comes back here', async () => {
    const { calls, went, show } = stage()
    show(<ContentLinkBox link={one}>加一件</ContentLinkBox>)
    fireEvent.click(screen.getByRole('button', { name: '加一件' }))
    await screen.findByText('请先登录')
    fireEvent.click(screen.getByText('去登录'))
    await waitFor(() =>
      expect(went).toEqual([`/login/1-1?to=${encodeURIComponent(location.href)}`]),
    )
    expect(calls).toEqual([])
  })

  it('leads home when the stranger cancels', async () => {
    const { went, show } = stage()
    show(<ContentLinkBox link={one}>加一件</ContentLinkBox>)
    fireEvent.click(screen.getByRole('button', { name: '加一件' }))
    await screen.findByText('请先登录')
    fireEvent.click(screen.getByText('取消'))
    await waitFor(() => expect(went).toEqual(['/a/1-1']))
  })

  it('adds one unit and takes over the count of the server', async () => {
    const { calls, show } = stage({
      isSignedIn: true,
      answers: { 'cart.add': { cartNum: 5, cartId: 1 } },
    })
    show(<ContentLinkBox link={one}>加一件</ContentLinkBox>)
    fireEvent.click(screen.getByRole('button', { name: '加一件' }))
    await waitFor(() => expect(currentSession().cartNum).toBe(5))
    expect(calls).toEqual([['cart.add', { goods: 'HL-AC04-KRAFT-10', qty: 1 }]])
  })

  it('takes the count back when the server refuses', async () => {
    const { calls, show } = stage({ isSignedIn: true, answers: { 'cart.add': '商品已售罄' } })
    const before = currentSession().cartNum
    show(<ContentLinkBox link={one}>加一件</ContentLinkBox>)
    fireEvent.click(screen.getByRole('button', { name: '加一件' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() => expect(currentSession().cartNum).toBe(before))
  })
})

describe('a link that draws a coupon', () => {
  const coupon = { type: 'coupon', value: 'AbCdEfGhIjKlMnOpQrStUv' } as const

  it('draws it where it stands, once for a double tap', async () => {
    const { calls, went, show } = stage({ isSignedIn: true, answers: { 'coupon.draw': {} } })
    show(<ContentLinkBox link={coupon}>领券</ContentLinkBox>)
    fireEvent.click(screen.getByRole('button', { name: '领券' }))
    fireEvent.click(screen.getByRole('button', { name: '领券' }))
    expect(await screen.findAllByText('领取成功')).not.toHaveLength(0)
    expect(calls).toEqual([['coupon.draw', { grantUuid: coupon.value }]])
    expect(went).toEqual([])
  })

  it('leads a stranger to the login page, and remembers what to draw after it', async () => {
    const { calls, went, show } = stage()
    show(<ContentLinkBox link={coupon}>领券</ContentLinkBox>)
    fireEvent.click(screen.getByRole('button', { name: '领券' }))
    await waitFor(() =>
      expect(went).toEqual([`/login/1-1?to=${encodeURIComponent(location.href)}`]),
    )
    expect(takePending(location.pathname)).toEqual({ kind: 'draw', grantUuids: [coupon.value] })
    expect(calls).toEqual([])
  })
})

describe('other links', () => {
  it('are anchors where they lead somewhere', () => {
    stage().show(<ContentLinkBox link={{ type: 'items', value: '12' }}>水壶</ContentLinkBox>)
    expect(screen.getByRole('link', { name: '水壶' }).getAttribute('href')).toBe('/goods/12-1-1')
  })

  it('open another site apart, without handing over this page', () => {
    stage().show(
      <ContentLinkBox link={{ type: 'url', value: 'https://www.12315.cn/' }}>12315</ContentLinkBox>,
    )
    expect(screen.getByRole('link', { name: '12315' }).getAttribute('rel')).toContain('noopener')
  })

  it('say where live rooms open, when this is not the place', async () => {
    stage().show(<ContentLinkBox link={{ type: 'live', value: '28' }}>看直播</ContentLinkBox>)
    fireEvent.click(screen.getByRole('button', { name: '看直播' }))
    // The host's code comes first.
    expect(await screen.findByText('请在小程序中观看直播', {}, { timeout: 10_000 })).toBeTruthy()
  })

  it('scroll to the top', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
    stage().show(<ContentLinkBox link={{ type: '#', value: '' }}>回到开头</ContentLinkBox>)
    fireEvent.click(screen.getByRole('button', { name: '回到开头' }))
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
    scroll.mockRestore()
  })
})
