import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { clearUserCache } from '#platform/clear-user-cache.ts'
import { usePage } from '#platform/navigator/index.ts'
import { signInAs } from '#platform/session.ts'
import { readStored, store } from '#platform/storage.ts'
import { companyPassTexts } from './company-pass.texts.ts'

interface Ends {
  onIn: (target: string | undefined) => void
  /** A colleague whom the shop does not know yet: a phone makes a member. */
  onPhone: (target: string | undefined) => void
}

export interface CompanyPassHandle {
  isBusy: boolean
  /** Why one was not let in. */
  refusal: string | undefined
  begin: (to: string | undefined) => Promise<void>
  end: (code: string | undefined, state: string) => Promise<void>
}

/** Where one wanted to go, for a second try. */
const targetKey = 'companyPassTarget'

export function useCompanyPass({ onIn, onPhone }: Ends): CompanyPassHandle {
  const api = useApi()
  const client = useQueryClient()
  const texts = companyPassTexts()
  const { partnerId, storeId } = usePage().scope
  const consents = useQuery(api.identity.loginType.query({})).data?.agreements
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function run(act: () => Promise<void>) {
    setBusy(true)
    setRefusal(undefined)
    try {
      await act()
    } catch (error) {
      // Of a line that broke the shell has spoken already.
      if (!isApiError(error)) setRefusal(texts.failed)
      else if (!error.isTransport) setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    refusal,
    begin: (given) =>
      run(async () => {
        const to = given ?? readStored(targetKey, 'sessionStorage')
        // Kept with this sign-in: WeCom brings back no more than its code.
        const { url } = await api.identity.oaLogin({
          partnerId,
          storeId,
          ...(consents && { consents }),
          ...(to !== undefined && { to }),
        })
        store(targetKey, to, 'sessionStorage')
        // Back from there, the step back must not lead to its page again.
        if (url) location.replace(url)
      }),
    end: (code, state) =>
      run(async () => {
        if (code === undefined) return setRefusal(texts.cancelled)
        const { user, to } = await api.identity.oaLogin({ code, state, partnerId, storeId })
        if (!user) return onPhone(to ?? undefined)
        clearUserCache(client)
        signInAs(user)
        onIn(to ?? undefined)
      }),
  }
}
