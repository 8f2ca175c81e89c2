export { SwipeRow } from './swipe-row.tsx'
