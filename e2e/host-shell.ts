import {
  shellNamed,
  shellScript,
  type Entry,
  type HostFaultKind,
  type Shell,
  type ShellName,
} from '@mallard/sandbox/hosts'
import type { Page } from 'playwright'
import { controlToken, sandbox, shop, type Phone, type PhoneOptions } from './browser.ts'

const bearer = { authorization: `Bearer ${controlToken}` }

export interface Shelled {
  readonly shell: Shell
  readonly page: Page
}

/**
 * A new shopper's page in a host: its user agent, its bridge, its screens, as the sandbox plays
 * them.
 */
export async function enter(
  phone: Phone,
  name: ShellName,
  path: string,
  options: PhoneOptions = {},
): Promise<Shelled> {
  const shell = shellNamed(name)
  if (!shell) throw new Error(`no shell ${name}`)
  const page = await phone.newPage({
    userAgent: shell.userAgent,
    viewport: shell.viewport,
    ...options,
  })
  const context = page.context()
  await context.addInitScript({ content: shellScript(shell, shop) })
  await context.route(`${shop}/_host/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const answer = await fetch(sandbox + path, {
      method: 'POST',
      body: route.request().postData() ?? '{}',
    })
    // The page may have gone on to the next document in the meantime.
    await route
      .fulfill({
        status: answer.status,
        contentType: 'application/json',
        body: await answer.text(),
      })
      .catch(() => undefined)
  })
  await page.goto(shop + path)
  await page.waitForLoadState('networkidle')
  return { shell, page }
}

/** On a screen of the host over or instead of the page. */
export async function press(page: Page, screen: string, button: string): Promise<void> {
  await page
    .getByRole('dialog', { name: screen })
    .getByRole('button', { name: button, exact: true })
    .click()
}

/** Opens the menu behind the three dots. */
export const openMenu = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { sandboxShell: { menu(): void } }).sandboxShell.menu(),
  )

/** What the host was sent, the newest first. */
export async function heard(name: ShellName, method?: string): Promise<readonly Entry[]> {
  const answer = await fetch(`${sandbox}/_ctl/hosts?shell=${name}`, { headers: bearer })
  const { entries } = (await answer.json()) as { entries: Entry[] }
  return entries.filter((entry) => method === undefined || entry.method === method)
}

/** The next matching call of the page goes wrong. */
export async function fail(
  shell: ShellName,
  kind: HostFaultKind,
  more: { method?: string; amount?: number } = {},
): Promise<void> {
  const answer = await fetch(`${sandbox}/_ctl/hosts/faults`, {
    method: 'POST',
    headers: bearer,
    body: JSON.stringify({ shell, kind, ...more }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** What a provider hands out for one of the sandbox's people, good for one sign-in. */
export async function codeOf(
  person: string,
  provider: 'weixin' | 'apple',
  app: string,
): Promise<string> {
  const answer = await fetch(`${sandbox}/_ctl/people/code`, {
    method: 'POST',
    headers: bearer,
    body: JSON.stringify({ provider, app, person }),
  })
  return ((await answer.json()) as { code: string }).code
}

export async function forgetHeard(): Promise<void> {
  await fetch(`${sandbox}/_ctl/hosts`, { method: 'DELETE', headers: bearer })
  await fetch(`${sandbox}/_ctl/hosts/faults`, { method: 'DELETE', headers: bearer })
}
