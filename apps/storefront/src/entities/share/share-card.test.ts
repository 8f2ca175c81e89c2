import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '#platform/api.ts'
import type { Head } from '#platform/screen.ts'
import * as session from '#platform/session.ts'
import { linesOf } from './canvas.ts'
import { cardOf } from './share-card.ts'

const origin = 'https://shop.example'
const goods: Head = {
  title: '禾光养生壶',
  description: '一壶好茶',
  image: { url: '/pictures/kettle.1.webp', width: 800, height: 800 },
  kind: 'product',
  canonical: '/goods/12-1-1',
  price: '199.00',
}

const brand = {
  title: '禾光生活',
  text: '一壶水的分寸',
  picture: { url: '/pictures/u-brand.1.webp', width: 1000, height: 800, color: '#eeeeee' },
}

function shown(head: Head | undefined, userInfo: () => Promise<{ uuid: string }>) {
  const share = { card: vi.fn(async () => brand) }
  const api = { identity: { userInfo: vi.fn(userInfo) }, share } as unknown as Api
  return {
    page: {
      name: 'goods' as const,
      scope: { partnerId: 1, storeId: 2 },
      locale: 'zh' as const,
      api,
    },
    head,
    title: '我的订单 - 禾光',
  }
}
const signedInAs = (id: number | undefined) =>
  vi
    .spyOn(session, 'currentSession')
    .mockReturnValue({ me: id === undefined ? undefined : { id } } as ReturnType<
      typeof session.currentSession
    >)
const nobody = () => Promise.reject(new Error('nobody'))

beforeEach(() => void signedInAs(undefined))

describe('the card of a page', () => {
  it('of goods has their words, price, picture and own address', async () => {
    expect(await cardOf(shown(goods, nobody), origin)).toEqual({
      title: '禾光养生壶',
      text: '¥199.00 一壶好茶',
      link: 'https://shop.example/goods/12-1-1',
      image: 'https://shop.example/pictures/kettle.1.jpg',
    })
  })

  it('names who shares, asked once', async () => {
    signedInAs(7)
    const given = shown(goods, async () => ({ uuid: 'u-7' }))
    expect((await cardOf(given, origin)).link).toBe(
      'https://shop.example/goods/12-1-1?sponsorId=u-7',
    )
    await cardOf(given, origin)
    expect(given.page.api.identity.userInfo).toHaveBeenCalledTimes(1)
  })

  it('is its own where search engines are not to know of it, and says who shares', async () => {
    signedInAs(11)
    const given = shown({ ...goods, noIndex: 'shared' }, async () => ({ uuid: 'u-11' }))
    expect((await cardOf(given, origin)).link).toBe(
      'https://shop.example/goods/12-1-1?sponsorId=u-11',
    )
  })

  it('has a member’s own address where the page has one', async () => {
    signedInAs(9)
    const sharedBy = (sponsorId: string) => `/fx/1-2/${sponsorId}/article/tea`
    const given = shown({ ...goods, sharedBy }, async () => ({ uuid: 'u-9' }))
    expect((await cardOf(given, origin)).link).toBe('https://shop.example/fx/1-2/u-9/article/tea')
    signedInAs(undefined)
    expect((await cardOf(given, origin)).link).toBe('https://shop.example/goods/12-1-1')
  })

  it('of a page that is the shopper’s own is the store’s home', async () => {
    for (const head of [
      undefined,
      {
        title: '订单 2511',
        description: '收货人 林',
        noIndex: true,
        canonical: '/user/1-2/order/detail/1',
      },
    ])
      expect(await cardOf(shown(head, nobody), origin)).toEqual({
        title: '禾光生活',
        text: '一壶水的分寸',
        link: 'https://shop.example/a/1-2',
        image: 'https://shop.example/pictures/u-brand.1.jpg',
      })
  })

  it('has of the brand only what it lacks', async () => {
    const { image: _image, ...bare } = goods
    expect(await cardOf(shown(bare, nobody), origin)).toMatchObject({
      title: '禾光养生壶',
      text: '¥199.00 一壶好茶',
      image: 'https://shop.example/pictures/u-brand.1.jpg',
    })
    const whole = shown(goods, nobody)
    await cardOf(whole, origin)
    expect(whole.page.api.share.card).not.toHaveBeenCalled()
  })

  it('goes without a name when that cannot be asked, which the next card tries again', async () => {
    signedInAs(8)
    expect((await cardOf(shown(goods, nobody), origin)).link).toBe(
      'https://shop.example/goods/12-1-1',
    )
    expect(
      (
        await cardOf(
          shown(goods, async () => ({ uuid: 'u-8' })),
          origin,
        )
      ).link,
    ).toBe('https://shop.example/goods/12-1-1?sponsorId=u-8')
  })
})

describe('the words of a poster', () => {
  const pen = { measureText: (text: string) => ({ width: [...text].length * 10 }) as TextMetrics }

  it('break where they do not fit, between words of Latin letters, and end with … when there is more', () => {
    expect(linesOf(pen, '禾光养生壶家用多功能', 50, 2)).toEqual(['禾光养生壶', '家用多功能'])
    expect(linesOf(pen, 'Glass kettle set', 120, 2)).toEqual(['Glass kettle', 'set'])
    expect(linesOf(pen, '禾光养生壶家用多功能玻璃', 50, 2)).toEqual(['禾光养生壶', '家用多功…'])
    expect(linesOf(pen, '', 50, 2)).toEqual([])
  })
})
