import '@mallard/ui/tokens.css'
import { openShop } from './open-shop.tsx'

// In a task of its own: on a slow phone reading the scripts takes one for itself, and a tap comes in between.
setTimeout(() => void openShop(() => import('./screens.ts')))
