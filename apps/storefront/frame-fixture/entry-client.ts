import '@mallard/ui/tokens.css'
import { openShop } from '#app/open-shop.tsx'

void openShop({
  screens: () => import('./screens.ts'),
  titles: () => import('@mallard/contract/page-titles.gen'),
})
