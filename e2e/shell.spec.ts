import { tourOf, type Tour } from '@mallard/testing/tour'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { shellNamed } from '@mallard/sandbox/hosts'
import { sandbox, sessionFile, shop, usePhone } from './browser.ts'
import { enter, forgetHeard, heard } from './host-shell.ts'
import { freshNumber } from './phone-number.ts'
import { front, signInBySms } from './shopper.ts'

const ballOf = (page: Page) => page.locator('[data-ball]').getByRole('button', { name: '快捷入口' })

/** Bars that the ball covers, by what they say; nothing on a page that treats it well. */
function coveredBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ball = document.querySelector('[data-ball] > button')?.getBoundingClientRect()
    if (!ball) return []
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element)
      return (
        (position === 'fixed' || position === 'sticky') &&
        pointerEvents !== 'none' &&
        !element.closest('[data-ball]') &&
        element.checkVisibility()
      )
    })
    return bars
      .filter((bar) => {
        const box = bar.getBoundingClientRect()
        const isBar = box.height < innerHeight / 3 && box.width > innerWidth / 2
        return (
          isBar &&
          box.top < ball.bottom &&
          box.bottom > ball.top &&
          box.left < ball.right &&
          box.right > ball.left
        )
      })
      .map((bar) => `${location.pathname}: ${bar.textContent?.slice(0, 40)}`)
  })
}

/** Prices, fields and buttons under the ball that cannot be read or tapped beside it. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ball = document.querySelector('[data-ball] > button')!.getBoundingClientRect()
    return [...document.querySelectorAll('input, select, textarea, button, [data-price]')]
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const isUnder =
          box.top < ball.bottom &&
          box.bottom > ball.top &&
          box.left < ball.right &&
          box.right > ball.left
        return (
          isUnder &&
          box.width > 0 &&
          box.width <= innerWidth / 2 &&
          !control.closest('[data-ball]') &&
          control.checkVisibility()
        )
      })
      .map((control) => control.outerHTML.slice(0, 80))
  })
}

describe('the floating ball', () => {
  const phone = usePhone()
  let tour: Tour

  beforeAll(async () => {
    tour = await tourOf(shop, sandbox, sessionFile)
  }, 120_000)

  it.each([
    'home',
    'goodslist',
    'search',
    'userCenter',
    'addressList',
    'collectionList',
    'cmsV1a',
    'payment',
  ] as const)('stands on no bar of %s, wherever it is put', async (name) => {
    const page = await phone.newPage({ cookies: tour.shopper.cookies })
    await page.goto(shop + tour.addresses[name])
    const ball = ballOf(page)
    await ball.waitFor()
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await ball.focus()
      for (let step = 0; step < 10; step += 1) await page.keyboard.press(key)
      await page.keyboard.press(key === 'ArrowUp' ? 'ArrowLeft' : 'ArrowRight')
      await expect.poll(() => coveredBars(page), { timeout: 5_000 }).toEqual([])
    }
    expect(phone.complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([])
  })

  it('steps aside from what is to be tapped, also where it was dragged to', async () => {
    const page = await phone.newPage({ cookies: tour.shopper.cookies })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(shop + tour.addresses.payment)
    const ball = ballOf(page)
    await ball.waitFor()
    for (const radio of await front(page).getByRole('radio').all()) {
      const [from, to] = [(await ball.boundingBox())!, (await radio.boundingBox())!]
      await page.mouse.move(from.x + 12, from.y + 24)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
      await page.mouse.up()
      // It looks around itself twice, and glides.
      await page.waitForTimeout(1_500)
      expect(await coveredControls(page)).toEqual([])
    }
  })

  it('is not there where the specification wants none', async () => {
    const page = await phone.newPage({ cookies: tour.shopper.cookies })
    await page.goto(shop + tour.addresses.home)
    await ballOf(page).waitFor()
    for (const name of ['cart', 'goods', 'orderList', 'orderDetail', 'legalAgreement'] as const) {
      await page.goto(shop + tour.addresses[name])
      // The ball comes two seconds late, where it comes.
      await page.waitForFunction(() => performance.now() > 4_000)
      expect(await ballOf(page).count(), name).toBe(0)
    }
  })

  it('goes where a finger drags it, stays there, and opens its menu on a tap alone', async () => {
    const page = await phone.open('/a/1-1')
    const ball = ballOf(page)
    // Only what stands still is hit.
    await ball.hover()
    await page.mouse.down()
    await page.mouse.move(90, 320, { steps: 8 })
    await page.mouse.up()
    expect(await ball.getAttribute('aria-expanded')).toBe('false')
    await page.reload()
    await ball.waitFor()
    await expect
      .poll(async () => Math.abs(((await ball.boundingBox())?.y ?? 0) - 296))
      .toBeLessThan(24)
    expect((await ball.boundingBox())!.x).toBeLessThan(40)
    await ball.click()
    const menu = page.getByRole('navigation', { name: '快捷入口' })
    // What the tab bar has is not said twice.
    expect(await menu.getByRole('listitem').allTextContents()).toEqual([
      '最近看过',
      '联系客服',
      '分享',
      '回到顶部',
      '换个位置',
    ])
    const edges = (await menu.boundingBox())!
    expect(edges.x).toBeGreaterThanOrEqual(0)
    expect(edges.x + edges.width).toBeLessThanOrEqual(375)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await ball.click()
    await menu.getByRole('button', { name: '分享' }).click()
    await page.getByRole('dialog', { name: '分享' }).waitFor()
    await menu.waitFor({ state: 'hidden' })
  })

  it('is half in the edge at first and while one scrolls, comes out at rest, and never lies on a price', async () => {
    const page = await phone.open('/list/1-1?q=%E5%A3%B6')
    const ball = ballOf(page)
    await ball.waitFor()
    const outside = async () => 375 - (await ball.boundingBox())!.x
    await expect.poll(outside).toBeLessThan(30)
    for (const to of [150, 330, 480, 700, 910]) {
      await page.evaluate((y) => scrollTo(0, y), to)
      // It looks around itself when what was scrolled rests, and glides.
      await page.waitForTimeout(900)
      if ((await outside()) > 30) expect(await coveredControls(page)).toEqual([])
    }
    await page.evaluate(() => scrollTo(0, 0))
  })

  it('leads home from pages without a tab bar, to service, and back to what was looked at', async () => {
    const page = await phone.open('/goods/1-1-1')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('seenGoods')))
      .toContain('"itemId":1')
    await page.goto(`${shop}/list/1-1?q=%E5%A3%B6`)
    await ballOf(page).click()
    const menu = page.getByRole('navigation', { name: '快捷入口' })
    expect(await menu.getByRole('link').allTextContents()).toEqual(['联系客服', '首页'])
    await menu.getByRole('button', { name: '最近看过' }).click()
    const sheet = page.getByRole('dialog', { name: '最近看过' })
    await sheet.getByRole('link', { name: '细流控温手冲壶' }).first().click()
    await page.waitForURL(/\/goods\/1-1-1$/)
    await page.goBack()
    await ballOf(page).click()
    await menu.getByRole('link', { name: '联系客服' }).click()
    await page.waitForURL(/\/service\/1-1$/)
    await ballOf(page).click()
    expect(await menu.getByRole('link').allTextContents()).toEqual(['首页'])
    expect(phone.complaints).toEqual([])
  })

  it('is moved without dragging, from place to place, and takes one back to the top', async () => {
    const page = await phone.open('/a/1-1')
    await ballOf(page).click()
    const menu = page.getByRole('navigation', { name: '快捷入口' })
    const places = new Set<string>()
    for (let step = 0; step < 6; step += 1) {
      await menu.getByRole('button', { name: '换个位置' }).click()
      places.add(await page.locator('[data-ball] [role=status]').innerText())
    }
    expect(places.size).toBe(6)
    await page.evaluate(() => scrollTo(0, 900))
    await menu.getByRole('button', { name: '回到顶部' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('the shop tells the app around it', () => {
  const phone = usePhone()

  it.each(['smart-app', 'app-harmony', 'app-android', 'app-ios'] as const)(
    'in %s whose tab bar it is, and the colour of the status bar in the device app',
    async (name) => {
      await forgetHeard()
      const { page } = await enter(phone, name, '/a/1-1')
      await expect.poll(async () => (await heard(name, 'showTabBar')).length).toBe(1)
      await front(page).locator('a[href^="/goods/"]').first().click()
      await page.waitForURL(/\/goods\//)
      await expect.poll(async () => (await heard(name, 'hideTabBar')).length).toBe(1)
      const colours = await heard(name, 'setStatusbarColor')
      const sent = colours.map(
        ({ input }) =>
          (JSON.parse((input as { message: string }).message) as { hexcolor: string }).hexcolor,
      )
      expect(sent).toEqual(name === 'smart-app' ? ['#FFFFFF', '#FFFFFF'] : [])
      expect((await heard(name)).filter(({ problems }) => problems.length > 0)).toEqual([])
      expect(phone.complaints).toEqual([])
    },
  )

  it('nothing in a plain browser, and loads the script of no host', async () => {
    await forgetHeard()
    const page = await phone.newPage()
    const scripts: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url()),
    )
    await page.goto(`${shop}/a/1-1`)
    await ballOf(page).waitFor()
    expect(scripts.filter((address) => !address.startsWith(`${shop}/assets/`))).toEqual([])
  })

  it.each([
    ['wechat-ios', [`${sandbox}/jweixin.js`]],
    ['douyin-browser', [`${sandbox}/tt.js`]],
    ['smart-app', []],
    ['app-android', []],
    ['browser', []],
  ] as const)(
    'as %s, by its user agent alone, and asks for the script of that host and of no other',
    async (name, scripts) => {
      const page = await phone.newPage({ userAgent: shellNamed(name)?.userAgent ?? '' })
      const asked = new Set<string>()
      await page.route(
        (url) => url.origin !== shop && url.protocol.startsWith('http'),
        (route) => {
          if (route.request().resourceType() === 'script') asked.add(route.request().url())
          return route.abort()
        },
      )
      await page.goto(`${shop}/a/1-1`)
      await page.waitForLoadState('networkidle')
      await front(page).locator('a[href^="/goods/"]').first().click()
      await page.waitForURL(/\/goods\//)
      await front(page).getByRole('button', { name: '立即购买' }).waitFor()
      await front(page).getByRole('button', { name: '分享' }).first().click()
      await page.getByRole('dialog').first().waitFor()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => [...asked].toSorted()).toEqual(scripts)
    },
  )

  it('keeps its mini-program for the tab, although later pages lose the query', async () => {
    const sources: string[] = []
    const page = await phone.newPage()
    page.on('request', (request) => {
      const source = request.headers()['request-source']
      if (source) sources.push(`${source} ${request.headers()['source-type']}`)
    })
    await page.goto(`${shop}/a/1-1?utm_source=weixinMiniProgram`)
    await front(page).locator('a[href^="/goods/"]').first().click()
    await page.waitForURL(/\/goods\/\d+-1-1$/)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect([...new Set(sources)]).toEqual(['other other'])
    expect(await page.evaluate(() => sessionStorage.getItem('utm_source'))).toBe(
      'weixinMiniProgram',
    )
  })
})

describe('the size of everything', () => {
  const phone = usePhone()

  it.each([
    [320, '32px'],
    [375, '37.5px'],
    [540, '54px'],
    [900, '54px'],
  ])('is a tenth of the screen, of 540 px at most: %i px', async (width, size) => {
    const page = await phone.newPage({ viewport: { width, height: 812 } })
    await page.goto(`${shop}/help/1-1/agreement/user`)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      size,
    )
  })
})

describe('an app that opened the shop itself', () => {
  const phone = usePhone()
  const opened = '/goods/1-1-1?from=card'

  /** A web view that begins with the shop: no page before it, nobody who sent it. */
  async function begin(userAgent: string, features: string): Promise<Page> {
    const around = await phone.newPage({ userAgent })
    await around.goto(`${shop}/help/1-1/agreement/user`)
    await around.evaluate(() => localStorage.clear())
    const [page] = await Promise.all([
      around.context().waitForEvent('page'),
      around.evaluate(([url, how]) => void window.open(url, '_blank', how), [
        shop + opened,
        features,
      ] as const),
    ])
    await page.waitForLoadState('networkidle')
    return page
  }
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('landPage'))
  const inWeixin = shellNamed('wechat-ios')?.userAgent ?? ''

  it('is remembered where it did, and led back there after signing in', async () => {
    const page = await begin(inWeixin, 'noopener,noreferrer')
    expect(await page.evaluate(() => history.length)).toBe(1)
    await expect.poll(() => kept(page)).toBe(opened)
    await page.goto(`${shop}/login/1-1`)
    await page.waitForLoadState('networkidle')
    await signInBySms(page, freshNumber())
    expect(page.url()).toBe(shop + opened)
    // A page before it does not count as its landing.
    expect(await kept(page)).toBe(opened)
  })

  it('is not where a link led there, nor outside of an app', async () => {
    expect(await kept(await begin(inWeixin, 'noopener'))).toBeNull()
    expect(
      await kept(await begin(shellNamed('browser')?.userAgent ?? '', 'noopener,noreferrer')),
    ).toBeNull()
  })
})

describe('the bones of a page that waits', () => {
  const phone = usePhone()

  it.each([
    ['breathe', 'no-preference', true],
    ['stand still for anyone who wants no motion', 'reduce', false],
  ] as const)('%s', async (_, reducedMotion, isMoving) => {
    const page = await phone.newPage({ reducedMotion })
    // Nothing is answered: neither the cart nor who asks for it.
    await page.route(/\/(?:b2c|sso)\//, () => new Promise(() => undefined))
    await page.goto(`${shop}/order/1-1/cart`)
    const bone = page.locator('[role=status] span[aria-hidden=true]').first()
    await bone.waitFor()
    const runs = () =>
      bone.evaluate((element) =>
        element.getAnimations().some(({ playState }) => playState === 'running'),
      )
    await expect.poll(runs).toBe(isMoving)
  })
})
