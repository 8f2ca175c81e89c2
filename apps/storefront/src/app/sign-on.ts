import { toastTime } from '@mallard/contract/constants'
import type { Scope } from '@mallard/kernel'
import { toast } from '@mallard/ui/toast'
import type { Api } from '#platform/api.ts'
import { finishInit } from '#platform/session.ts'

/** The single-sign-on init. A failed one is only marked finished (specification §4). */
export async function signOn(api: Api, { partnerId, storeId }: Scope, search: string): Promise<void> {
  const query = new URLSearchParams(search)
  try {
    const answer = await api.identity.ssoInit({
      partnerId,
      storeId,
      cookie_token: query.get('cookie_token') ?? undefined,
      utm_source: query.get('utm_source') ?? undefined,
    })
    finishInit(answer)
    if (answer.tipMsg) toast(answer.tipMsg.text, { milliseconds: toastTime })
  } catch {
    finishInit(undefined)
  }
}
