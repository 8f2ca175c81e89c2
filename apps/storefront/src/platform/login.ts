import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { confirm } from '@mallard/ui/dialog'
import { useLocale } from '@mallard/ui/locale'
import { useNavigate, usePage } from './navigator/index.ts'
import { dropPending, keepPending, type PendingAction } from './pending-action.ts'
import { currentSession } from './session.ts'
import { defineTexts } from './texts.ts'

export const loginTexts = defineTexts(
  { title: '请先登录', text: '登录后可继续操作', cancel: '取消', login: '去登录' },
  {
    title: 'Please sign in first',
    text: 'Sign in to continue',
    cancel: 'Cancel',
    login: 'Sign in',
  },
)

/**
 * The login page, which leads back to `to`: the full URL of where one is, unless told otherwise.
 */
export function loginHref(scope: Scope, to: string = location.href): string {
  return href('login', { partnerId: scope.partnerId, storeId: scope.storeId }, { to })
}

export function homeHref(scope: Scope): string {
  return href('homeScoped', { partnerId: scope.partnerId, storeId: scope.storeId })
}

/**
 * Asks a stranger to sign in. True when one is signed in; false when not, and then the shopper is
 * on the way to the login page or, having cancelled, to the home page (specification §4). What they
 * wanted is done when they come back signed in.
 */
export function useRequireLogin(): (wanted?: PendingAction) => Promise<boolean> {
  const { scope } = usePage()
  const navigate = useNavigate()
  const texts = loginTexts.of(useLocale())
  return async (wanted) => {
    if (currentSession().isLoggedIn) return true
    dropPending()
    const wantsLogin = await confirm({
      title: texts.title,
      text: texts.text,
      cancel: texts.cancel,
      ok: texts.login,
    })
    if (wantsLogin && wanted) keepPending(wanted)
    if (wantsLogin !== undefined) navigate(wantsLogin ? loginHref(scope) : homeHref(scope))
    return false
  }
}
