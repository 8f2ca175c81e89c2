import type { Scope } from '@mallard/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from './api.ts'
import { homeHref } from './login.ts'
import { useNavigate } from './navigator/index.ts'
import { forgetShopper } from './session.ts'

/** Signs out here and on the server, and forgets everything that was fetched. */
export function useSignOut(scope: Scope): () => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await api.identity.logout()
    forgetShopper()
    navigate(homeHref(scope), { replace: true })
    client.clear()
  }
}
