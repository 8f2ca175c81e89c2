import '@mallard/ui/tokens.css'
import { brokenEvent } from '@mallard/contract/rendering'
import { openShop } from './open-shop.tsx'

// In a task of its own: on a slow phone reading the scripts takes one for itself, and a tap comes
// in between.
setTimeout(() => {
  openShop({
    screens: () => import('./screens.gen.ts'),
    titles: () => import('@mallard/contract/page-titles.gen'),
  }).catch((error: unknown) => {
    dispatchEvent(new Event(brokenEvent))
    throw error
  })
})
