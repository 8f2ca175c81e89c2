import { preloadToast } from '@mallard/ui/toast'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentHost } from '#platform/host.ts'
import type { LoaderOptions } from '#platform/navigator/loader.ts'
import { storageKeys, store } from '#platform/storage.ts'
import type { PageState } from './page-state.ts'
import { startShop, type Shop } from './start.tsx'

/** Embedded browsers that opened the shop themselves come back here after signing in (specification §3). */
function keepLandPage(): void {
  if (currentHost().browser === 'other' || history.length > 1 || document.referrer !== '') return
  store(storageKeys.landPage, location.pathname + location.search)
}

/** Brings the document to life: takes over what the server drew, or draws. */
export async function openShop(screens: LoaderOptions['screens']): Promise<Shop> {
  keepLandPage()
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState
  // A line that breaks must still be able to say so.
  setTimeout(preloadToast, 4000)
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const shop = startShop(state, screens)
  const { navigator, element } = shop
  const { name } = navigator.view()
  if (state.drawn !== name) {
    root.replaceChildren()
    createRoot(root).render(element)
    return shop
  }
  // Hydration meets the page's own code, never a gap.
  await navigator.loader.loadScreen(name)
  // In slices, so that a tap meanwhile is answered.
  startTransition(() => {
    hydrateRoot(root, element)
  })
  return shop
}
