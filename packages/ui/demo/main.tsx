import '@mallard/ui/tokens.css'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { CartPage } from './cart.tsx'
import { FormPage } from './form.tsx'
import { GoodsPage } from './goods.tsx'
import { HomePage } from './home.tsx'
import { OrderPage } from './order.tsx'
import { PartsPage } from './parts.tsx'

const pages: Record<string, () => React.ReactNode> = {
  home: HomePage,
  goods: GoodsPage,
  cart: CartPage,
  form: FormPage,
  order: OrderPage,
  parts: PartsPage,
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function Demo() {
  const name = useSyncExternalStore(subscribe, () => location.hash.slice(1))
  const Page = pages[name] ?? HomePage
  return (
    <main key={name}>
      <Page />
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Demo />
    </StrictMode>,
  )
}
