import '@mallard/ui/tokens.css'
import { openShop } from './open-shop.tsx'
import { screens } from './screens.ts'

void openShop(screens)
