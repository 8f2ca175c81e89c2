import { toastTime } from '@mallard/contract/constants'
import type { Scope } from '@mallard/kernel'
import { toast } from '@mallard/ui/toast'
import type { Api } from '#platform/api.ts'
import { currentHost } from '#platform/host.ts'
import { finishInit } from '#platform/session.ts'

/** What the address says of where one comes from. */
export interface Arrival {
  /** Ticket of the mini-program's login page. */
  cookieToken: string | undefined
  source: string | undefined
}

/**
 * Reads the address, and takes the ticket out of it: it is used up at once, and no later page, link
 * or share shall carry it.
 */
export function arrive(): Arrival {
  const url = new URL(location.href)
  const cookieToken = url.searchParams.get('cookie_token') ?? undefined
  const source = url.searchParams.get('utm_source') ?? sources[currentHost().mode]
  if (cookieToken !== undefined) {
    url.searchParams.delete('cookie_token')
    history.replaceState(history.state, '', url)
  }
  return { cookieToken, source }
}

const sources: Readonly<Record<string, string | undefined>> = {
  weixinMini: 'weixinMiniProgram',
  toutiaoMini: 'toutiaoMiniProgram',
}

/** The single-sign-on init. A failed one is only marked finished (specification §4). */
export async function signOn(
  api: Api,
  { partnerId, storeId }: Scope,
  { cookieToken, source }: Arrival,
): Promise<void> {
  try {
    const answer = await api.identity.ssoInit({
      partnerId,
      storeId,
      cookie_token: cookieToken,
      utm_source: source,
    })
    finishInit(answer)
    if (answer.tipMsg) toast(answer.tipMsg.text, { milliseconds: toastTime })
  } catch {
    finishInit(undefined)
  }
}
