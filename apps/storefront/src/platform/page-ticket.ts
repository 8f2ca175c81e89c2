import type { Scope } from '@mallard/kernel'
import type { Api } from './api.ts'
import { currentHost } from './host.ts'
import { cookieValues } from './storage.ts'

/** Where the server leaves the ticket (specification §3). */
const ticketCookie = 'cookie_token2'
const sources: Readonly<Record<string, string>> = {
  weixinMini: 'weixinMiniProgram',
  toutiaoMini: 'toutiaoMiniProgram',
}

/**
 * A fresh one-time ticket by which a page of the mini-program knows the shopper: it comes with the
 * session that is resumed.
 */
export async function pageTicket(api: Api, { partnerId, storeId }: Scope): Promise<string> {
  const source = sources[currentHost().mode]
  return freshTicket(() =>
    api.identity.ssoInit({ partnerId, storeId, ...(source && { utm_source: source }) }),
  )
}

/** The ticket that an answer brought: others of this name, also of neighbours, stood there before. */
export async function freshTicket(ask: () => Promise<unknown>): Promise<string> {
  const known = cookieValues(ticketCookie)
  await ask()
  const now = cookieValues(ticketCookie)
  return now.find((value) => !known.includes(value)) ?? now[0] ?? ''
}
