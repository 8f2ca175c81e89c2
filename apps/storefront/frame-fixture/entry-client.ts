import '@mallard/ui/tokens.css'
import { openShop } from '#app/open-shop.tsx'

void openShop(() => import('./screens.ts'))
