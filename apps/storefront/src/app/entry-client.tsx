import '@mallard/ui/tokens.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentHost } from '#platform/host.ts'
import { storageKeys, store } from '#platform/storage.ts'
import type { PageState } from './page-state.ts'
import { screens } from './screens.ts'
import { startShop } from './start.tsx'

/** Embedded browsers that opened the shop themselves come back here after signing in (specification §3). */
function keepLandPage(): void {
  if (currentHost().browser === 'other' || history.length > 1 || document.referrer !== '') return
  store(storageKeys.landPage, location.pathname + location.search)
}

async function open(): Promise<void> {
  keepLandPage()
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const { navigator, element } = startShop(state, screens)
  const { name } = navigator.view()
  if (state.drawn !== name) {
    root.replaceChildren()
    createRoot(root).render(element)
    return
  }
  // Hydration meets the page's own code, never a gap.
  await navigator.loader.loadScreen(name)
  hydrateRoot(root, element)
}

void open()
