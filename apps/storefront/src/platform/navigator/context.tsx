import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PageContext } from '../screen.ts'
import type { GoOptions, Navigator } from './navigator.ts'
import type { View } from './view.ts'

/** The server draws one page and goes nowhere. */
const NavigatorContext = createContext<Navigator | undefined>(undefined)
export const NavigatorProvider = NavigatorContext

const PageScope = createContext<PageContext | undefined>(undefined)
export const PageProvider = PageScope

/** Undefined while the server draws. */
export function useNavigator(): Navigator | undefined {
  return useContext(NavigatorContext)
}

/** The page that the component stands on; a kept page in the background keeps seeing its own. */
export function usePage(): PageContext {
  const page = useContext(PageScope)
  if (!page) throw new Error('usePage outside of a page')
  return page
}

export interface Navigate {
  /** To a page: `navigate(href('cart', scope))`. */
  (to: string, options?: GoOptions): void
  /** One page back; the home page when there is none. */
  back(): void
}

const nowhere: Navigate = Object.assign(() => undefined, { back: () => undefined })
const navigates = new WeakMap<Navigator, Navigate>()

export function useNavigate(): Navigate {
  const navigator = useNavigator()
  if (!navigator) return nowhere
  const known = navigates.get(navigator)
  if (known) return known
  const navigate = Object.assign((to: string, options?: GoOptions) => navigator.go(to, options), {
    back: () => navigator.back(),
  })
  navigates.set(navigator, navigate)
  return navigate
}

/** The page in front; `initial` is what the server drew. */
export function useView(navigator: Navigator | undefined, initial: View): View {
  return useSyncExternalStore(
    navigator?.subscribe ?? never,
    navigator?.view ?? (() => initial),
    () => navigator?.view() ?? initial,
  )
}

function never(): () => void {
  return () => undefined
}
