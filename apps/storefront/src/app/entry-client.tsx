import '@mallard/ui/tokens.css'
import { openShop } from './open-shop.tsx'

void openShop(() => import('./screens.ts'))
