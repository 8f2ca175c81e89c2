import { staffCalls } from '@mallard/contract/staff/staff.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { passwordOf, shop, type Phone } from './browser.ts'

/** How the desk is looked at. Nothing moves: a press on what is still growing or on its way to its place meets nothing. */
export const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false, reducedMotion: 'reduce' as const }

/** The owner at the desk, without a browser. */
export async function operator(): Promise<Caller> {
  const desk = caller(shop, { partnerId: 1, storeId: 1 }, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await desk.data(staffCalls.login, { login: 'owner', password: passwordOf('owner') })
  return desk
}

/** On the page that asks who one is. */
export async function signInAs(page: Page, login: string): Promise<void> {
  await page.getByLabel('登录名').fill(login)
  await page.getByLabel('密码').fill(passwordOf(login))
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: '栏目' }).waitFor()
}

/** A page of the desk, opened by somebody who signs in there. */
export async function openDesk(screen: Phone, login: string, path = '/admin/'): Promise<Page> {
  const page = await screen.open(path, desktop)
  await signInAs(page, login)
  return page
}
