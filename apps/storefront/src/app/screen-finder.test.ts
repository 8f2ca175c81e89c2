import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Screens } from '#platform/navigator/loader.ts'
import type { ScreenModule } from '#platform/screen.ts'
import { pageTitle } from '#platform/title.ts'
import { screenFinder } from './screen-finder.ts'

const cart = {} as ScreenModule
const pageTitles = { home: ['首页', 'Home'], cart: ['购物车', 'Cart'] } as const
const page = { name: 'home', title: ['禾光', 'Hearthlight'], code: undefined } as const
const titles = vi.fn<() => Promise<{ pageTitles: typeof pageTitles }>>()
const screens = { cart: vi.fn(async () => cart), goods: async () => cart }
const find = (name: 'cart' | 'goods') =>
  screenFinder({ page } as unknown as Parameters<typeof screenFinder>[0], {
    titles,
    screens: async () => ({ screens: screens as unknown as Screens }),
  })(name)

beforeEach(() => {
  vi.clearAllMocks()
  titles.mockResolvedValue({ pageTitles })
})

describe('the code of a page that is opened from another', () => {
  it('comes with the titles of all pages, so that it has its own at once', async () => {
    expect(pageTitle('cart', 'zh')).toBeUndefined()
    await find('cart')
    expect([pageTitle('cart', 'zh'), pageTitle('cart', 'en')]).toEqual(['购物车', 'Cart'])
  })

  it('does not wait for the titles before it is asked for', async () => {
    const late: { come?: (table: { pageTitles: typeof pageTitles }) => void } = {}
    titles.mockReturnValue(new Promise((resolve) => (late.come = resolve)))
    const found = find('cart')
    await vi.waitFor(() => expect(screens.cart).toHaveBeenCalledTimes(1))
    late.come?.({ pageTitles })
    expect(await found).toBe(cart)
  })

  it('comes without them as well; the title of the first page is known anyway', async () => {
    titles.mockRejectedValue(new Error('no line'))
    expect(await find('cart')).toBe(cart)
    expect([pageTitle('home', 'zh'), pageTitle('cart', 'zh')]).toEqual(['禾光', undefined])
  })

  it('brings no titles for goods, which are fetched ahead and name themselves', async () => {
    await find('goods')
    expect(titles).not.toHaveBeenCalled()
  })
})
