import { scopeText } from '@mallard/kernel'
import { keepTexts } from '@mallard/ui/translation'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connectHost, currentHost } from '#platform/host.ts'
import { loadPageFailed } from './late-page-failed.ts'
import { storageKeys, store } from '#platform/storage.ts'
import { repeatLostTaps, takeEarlyTap } from './early-tap.ts'
import type { PageState } from './page-state.ts'
import { screenFinder, type PageTables } from './screen-finder.ts'
import { startShop, type Shop } from './start.tsx'

/**
 * Embedded browsers that opened the shop themselves come back here after signing in (specification
 * §3).
 */
function keepLandPage(): void {
  if (!currentHost().isInApp || history.length > 1 || document.referrer !== '') return
  store(storageKeys.landPage, location.pathname + location.search)
}

/** Brings the document to life: takes over what the server drew, or draws. */
export async function openShop(tables: PageTables): Promise<Shop> {
  const state = JSON.parse(document.querySelector('script#state')?.textContent ?? '') as PageState
  connectHost({ settings: state.hosts })
  keepTexts()
  keepLandPage()
  setTimeout(() => {
    loadPageFailed().catch(() => undefined)
    // Apps around the shop look after their own web views.
    if (import.meta.env.PROD && !currentHost().isInApp) {
      import('./offline/keep-seen.ts')
        .then(({ keepSeen }) => keepSeen(scopeText(state.scope)))
        .catch(() => undefined)
    }
  }, 4000)
  const loadScreen = screenFinder(state, tables)
  // Before the first tap needs them.
  setTimeout(() => void tables.screens().catch(() => undefined), 1500)
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const shop = startShop(state, loadScreen)
  const { navigator, element } = shop
  const { name } = navigator.view()
  if (state.drawn !== name) {
    // What was tapped goes with the page that was drawn.
    takeEarlyTap()
    root.replaceChildren()
    createRoot(root).render(element)
    return shop
  }
  // Hydration meets the page's own code, never a gap.
  await navigator.loader.loadScreen(name)
  // In slices, so that a tap in the meantime is answered.
  startTransition(() => {
    hydrateRoot(root, element)
  })
  // React answers each tap from here on, and brings to life at once what one of them meets, if its
  // code is there.
  repeatLostTaps()
  takeEarlyTap()?.click()
  return shop
}
