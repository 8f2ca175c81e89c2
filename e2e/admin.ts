import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { passwordOf, shop, type Phone } from './browser.ts'

/**
 * How the back office is looked at. Nothing moves: a press on what is still growing or on its way
 * to its place meets nothing.
 */
export const desktop = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  reducedMotion: 'reduce' as const,
}

/** The owner in the back office, without a browser. */
export async function operator(): Promise<Caller> {
  const admin = caller(
    shop,
    { partnerId: 1, storeId: 1 },
    { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' },
  )
  await admin.data(staffCalls.login, { login: 'owner', password: passwordOf('owner') })
  return admin
}

/** On the page that asks who one is. */
export async function signInAs(page: Page, login: string): Promise<void> {
  await page.getByLabel('登录名').fill(login)
  await page.getByLabel('密码').fill(passwordOf(login))
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: '栏目' }).waitFor()
}

/** A page of the back office, opened by somebody who signs in there. */
export async function openAdmin(screen: Phone, login: string, path = '/admin/'): Promise<Page> {
  const page = await screen.open(path, desktop)
  await signInAs(page, login)
  return page
}

/** Opens every group of the menu: all sections can be seen. */
export async function openGroups(page: Page): Promise<void> {
  const closed = page
    .getByRole('navigation', { name: '栏目' })
    .locator('button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** Goes to a section by the menu. */
export async function choose(page: Page, section: string): Promise<void> {
  await openGroups(page)
  await page
    .getByRole('navigation', { name: '栏目' })
    .getByRole('link', { name: section, exact: true })
    .click()
}
