import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { fen } from '@mallard/kernel'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { ContentBlocks } from './content-blocks.tsx'

const pic = { url: '/kettle.webp', width: 100, height: 50, color: '#eeeeee' }
const home = { type: 'home', value: '' } as const
const card = (itemId: number, title: string) => ({
  itemId,
  productSn: `P${itemId}`,
  title,
  subTitle: '',
  pic,
  price: fen(9900),
  listPrice: fen(9900),
  sales: 0,
  stockState: 1 as const,
  tags: [],
})
const coupon = {
  couponHistoryId: null,
  grantUuid: 'AbCdEfGhIjKlMnOpQrStUv',
  name: '新客券',
  kind: 1,
  threshold: fen(9900),
  face: fen(2000),
  discountBp: 0,
  maxDiscount: fen(0),
  scopeText: '',
  validFrom: null,
  validTo: null,
  validDays: 7,
  status: null,
  drawn: false,
  left: true,
  stackPoints: true,
}
const show = (...blocks: Block[]) => stage().show(<ContentBlocks blocks={blocks} />)

describe('the blocks of a page', () => {
  it('lead to activities, and say what is on', async () => {
    const link = { type: 'router', value: '/seckill/1-1' } as const
    show({
      kind: 'entrances',
      items: [{ kind: 'seckill', title: '限时秒杀', subTitle: '¥99 起', pic: null, link }],
    })
    const tile = await screen.findByRole('link', { name: /限时秒杀.*¥99 起/ })
    expect(tile.getAttribute('href')).toBe('/seckill/1-1')
  })

  it('show goods under several names, one at a time', async () => {
    show({
      kind: 'tabs',
      tabs: [
        { name: '热销', goods: [card(1, '水壶')] },
        { name: '新品', goods: [card(2, '饭煲')] },
      ],
    })
    expect(await screen.findByText('水壶')).toBeTruthy()
    expect(screen.queryByText('饭煲')).toBeNull()
    fireEvent.click(screen.getByRole('tab', { name: '新品' }))
    expect(screen.getByText('饭煲')).toBeTruthy()
    expect(screen.queryByText('水壶')).toBeNull()
  })

  it('have coupons that are drawn where they stand', async () => {
    const { calls, show: draw } = stage({
      isSignedIn: true,
      answers: { 'coupon.listLive': [coupon], 'coupon.draw': {} },
    })
    draw(
      <ContentBlocks
        blocks={[{ kind: 'coupons', title: '领券', subTitle: '', coupons: [coupon] }]}
      />,
    )
    fireEvent.click(await screen.findByRole('button', { name: /¥20.*新客券.*领取/ }))
    await waitFor(() =>
      expect(calls).toContainEqual(['coupon.draw', { grantUuid: coupon.grantUuid }]),
    )
  })

  it('say which coupons one has already', async () => {
    const { show: draw } = stage({
      isSignedIn: true,
      answers: { 'coupon.listLive': [{ ...coupon, drawn: true }] },
    })
    draw(
      <ContentBlocks blocks={[{ kind: 'coupons', title: '', subTitle: '', coupons: [coupon] }]} />,
    )
    const button = await screen.findByRole('button', { name: /已领取/ })
    expect((button as HTMLButtonElement).disabled).toBe(true)
  })

  it('have places on a picture that are called by their names', async () => {
    const area = { x: 0, y: 0, width: 50, height: 100, label: '去首页', link: home }
    show({ kind: 'areas', pic, alt: '一桌', areas: [area] })
    const place = await screen.findByRole('link', { name: '去首页' })
    expect(place.getAttribute('href')).toBe('/a/1-1')
    expect((place.parentElement as HTMLElement).style.width).toBe('50%')
    expect(screen.getByRole('img', { name: '一桌' })).toBeTruthy()
  })

  it('tell news, which lead on where they have a link', async () => {
    show(
      {
        kind: 'notice',
        items: [
          { text: '周末照常发货', link: null },
          { text: '新店', link: home },
        ],
      },
      { kind: 'spacer', size: 'm' },
      { kind: 'beside', title: '热水', text: '常在', pic, side: 'right', link: null },
    )
    expect((await screen.findByRole('list', { name: '店铺公告' })).children).toHaveLength(2)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['新店'])
    expect(screen.getByText('热水')).toBeTruthy()
  })

  it('leave out what a newer shop has written', async () => {
    const { show: draw } = stage()
    const strange = { kind: 'hologram' } as unknown as Block
    draw(<ContentBlocks blocks={[strange, { kind: 'text', html: '<p>还在</p>' }]} />)
    expect(await screen.findByText('还在')).toBeTruthy()
  })
})
