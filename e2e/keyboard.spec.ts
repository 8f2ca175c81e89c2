import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sandbox, shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

/** What is wrong with the place that has the focus, in words; nothing if one can see it. */
function wrongWithFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (!(active instanceof HTMLElement) || active === document.body) return undefined
    const words = `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 30) ?? ''}`
    // What is drawn for a hidden control is drawn beside it; what is drawn for a field, along its
    // row.
    const beside = [
      active,
      active.nextElementSibling,
      active.parentElement,
      active.closest('label'),
    ].filter((one) => one !== null)
    const rows: Element[] = []
    for (let one = active.parentElement; one && rows.length < 4; one = one.parentElement)
      rows.push(one)
    const ring = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    const hasRing =
      beside.some(ring) || rows.some((one) => getComputedStyle(one).boxShadow.includes('inset'))
    if (!hasRing) return `no ring: ${words}`
    const box = (active.getClientRects()[0] ?? active.getBoundingClientRect()) as DOMRect
    if (box.width * box.height < 4) return undefined
    const points = [0.5, 0.2, 0.8].flatMap((x) =>
      [0.5, 0.2, 0.8].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
    )
    const isSeen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (active.contains(top) || top.contains(active))
    })
    return isSeen ? undefined : `hidden: ${words}`
  })
}

const has = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/** Tabs on, as often as it takes; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator, max = 80): Promise<void> {
  await target.first().waitFor()
  for (let step = 0; step < max; step += 1) {
    if (await has(target.first())) return
    await page.keyboard.press('Tab')
    // A place that is scrolled to is there when the next frame is painted.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    )
    expect(await wrongWithFocus(page)).toBeUndefined()
  }
  throw new Error(`no way by Tab to ${String(target)}`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

describe('the shop by keyboard alone', () => {
  const phone = usePhone()

  it('sells: from the goods to the money, with every stop on the way in sight', async () => {
    const { browser } = await newShopper()
    const { list } = await browser.data(searchCalls.productList, {})
    const goods = list.find(({ stockState }) => stockState === 1)!
    const page = await phone.newPage({ cookies: browser.cookies, reducedMotion: 'reduce' })
    await page.goto(`${shop}/goods/${goods.itemId}-1-1`, { waitUntil: 'networkidle' })

    const add = front(page).getByRole('button', { name: '加入购物车' })
    await press(page, add)
    const sheet = page.getByRole('dialog', { name: '选择规格' })
    await sheet.waitFor()
    // The sheet has the focus and keeps it, whichever way one goes.
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 15; step += 1) {
        await page.keyboard.press(key)
        expect(
          await sheet.evaluate(
            (dialog) =>
              dialog.contains(document.activeElement) || document.activeElement === document.body,
          ),
        ).toBe(true)
      }
    }
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await has(add)).toBe(true)
    await page.keyboard.press('Enter')
    await sheet.waitFor()
    await press(page, sheet.getByRole('button', { name: '加入购物车' }))
    await sheet.waitFor({ state: 'hidden' })
    await press(page, front(page).getByRole('link', { name: /购物车/ }))

    await page.waitForURL(/\/order\/1-1\/cart$/)
    await front(page).getByRole('article').first().waitFor()
    // The new page begins where it begins: the focus is not left behind.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(MAIN|BODY)$/)
    await press(page, front(page).getByRole('button', { name: /^结算/ }))
    await page.waitForURL(/\/checkout\//)
    await press(page, front(page).getByRole('button', { name: /^提交订单/ }))
    await page.waitForURL(/\/payment\/order-\d{20}$/)
    await tabTo(page, front(page).getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await press(page, front(page).getByRole('button', { name: /^确认支付 ¥/ }))
    await page.waitForURL((url) => url.origin === sandbox)
    expect(phone.complaints).toEqual([])
  })

  it('goes from tab to tab by arrows where each tab is a page, or part of one', async () => {
    const { browser } = await newShopper()
    const page = await phone.newPage({ cookies: browser.cookies })
    const goOn = async (path: string, names: readonly RegExp[]) => {
      await page.goto(shop + path, { waitUntil: 'networkidle' })
      await front(page).getByRole('tab', { selected: true }).focus()
      for (const name of names) {
        await page.keyboard.press('ArrowRight')
        const tab = front(page).getByRole('tab', { name, selected: true })
        await tab.waitFor()
        await expect.poll(() => has(tab)).toBe(true)
      }
    }
    await goOn('/user/1-1/order/list/0', [/待付款/, /待发货/, /待收货/])
    const { list } = await browser.data(searchCalls.productList, { sort: 'sales' })
    await goOn(`/goods/1-1/comment/detail/${list[0]!.itemId}`, [/好评/, /中评/])
  })

  it('names what it shows for those who hear it', async () => {
    const { browser, addToCart } = await newShopper()
    await addToCart()
    const { list } = await browser.data(searchCalls.productList, {})
    const goods = list.find(({ stockState }) => stockState === 1)!
    const page = await phone.newPage({ cookies: browser.cookies })
    const tree = () => front(page).ariaSnapshot()
    await page.goto(`${shop}/goods/${goods.itemId}-1-1`, { waitUntil: 'networkidle' })
    const onGoods = await tree()
    expect(onGoods).toContain(`heading "${goods.title}" [level=1]`)
    expect(onGoods).toMatch(/button "加入购物车"/)
    await page.goto(`${shop}/order/1-1/cart`, { waitUntil: 'networkidle' })
    await front(page).getByRole('article').first().waitFor()
    const inCart = await tree()
    for (const line of [
      /checkbox "[^"]+"/,
      /button "增加"/,
      /button "减少"/,
      /button "结算（\d+）"/,
    ])
      expect(inCart).toMatch(line)
    // Nothing that can be pressed is without a name.
    expect(`${onGoods}\n${inCart}`).not.toMatch(
      /^\s*- (?:button|link|checkbox|radio|textbox|switch)(?: \[|:|$)/m,
    )
    // What happens is said: the page that opens, and passing words.
    const live = await page.evaluate(
      () => [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')].length,
    )
    expect(live).toBeGreaterThan(0)
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '首页' })
      .click()
    await page.waitForURL(/\/a\/1-1$/)
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('[aria-live], [role=status]')]
            .map((one) => one.textContent)
            .join(' '),
        ),
      )
      .not.toBe('')
  })
})

describe('the shop in the colours of the system alone', () => {
  const phone = usePhone()

  it('tells by shape what is on: ticks, switches and choices', async () => {
    const { browser, addToCart } = await newShopper()
    await addToCart()
    const page = await phone.newPage({
      cookies: browser.cookies,
      forcedColors: 'active',
      reducedMotion: 'reduce',
    })
    /** Looks another way after the press than before; neither finger nor focus is on it. */
    const differs = async (control: Locator) => {
      const before = await control.screenshot({ animations: 'disabled' })
      await control.evaluate((element: HTMLElement) => element.click())
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      )
      return !before.equals(await control.screenshot({ animations: 'disabled' }))
    }
    await page.goto(`${shop}/order/1-1/cart`, { waitUntil: 'networkidle' })
    expect(await differs(front(page).getByRole('article').first().getByRole('checkbox'))).toBe(true)
    await page.goto(`${shop}/list/1-1?q=壶`, { waitUntil: 'networkidle' })
    await front(page).getByRole('button', { name: '筛选' }).click()
    const sheet = page.getByRole('dialog', { name: '筛选' })
    await sheet.waitFor()
    expect(await differs(sheet.getByRole('switch', { name: '只看有货' }))).toBe(true)
    expect(await differs(sheet.getByRole('group').last().getByRole('button').first())).toBe(true)
  })
})

describe('the shop for who asked for less motion', () => {
  const phone = usePhone()

  it('moves nothing: no page slides, no sheet flies, nothing jumps into the cart', async () => {
    const { browser } = await newShopper()
    const page = await phone.newPage({ cookies: browser.cookies, reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(globalThis, { moved })
      const note = (target: EventTarget | null) => {
        if (!(target instanceof Element)) return
        for (const animation of target.getAnimations()) {
          const { duration } = animation.effect?.getTiming() ?? {}
          if (Number(duration) > 1)
            moved.push(`${target.tagName} ${target.className} ${String(duration)}`)
        }
      }
      for (const name of ['animationstart', 'transitionrun'])
        document.addEventListener(name, ({ target }) => note(target), true)
      // By script as well.
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...input) {
        const animation = animate.apply(this, input)
        note(this)
        return animation
      }
    })
    await page.goto(`${shop}/a/1-1`, { waitUntil: 'networkidle' })
    await front(page).locator('a[href^="/goods/"]').first().click()
    await page.waitForURL(/\/goods\//)
    await front(page).getByRole('button', { name: '加入购物车' }).click()
    const sheet = page.getByRole('dialog', { name: '选择规格' })
    await sheet.getByRole('button', { name: '加入购物车' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await page.goBack()
    await page.waitForURL(/\/a\/1-1$/)
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual(
      [],
    )
  })
})
