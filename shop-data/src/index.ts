import { agreements } from './agreements/index.ts'
import { carriers } from './carriers.ts'
import { categories } from './categories.ts'
import { freightTemplates } from './freight.ts'
import { goods } from './goods/index.ts'
import { otherOrders } from './other-orders.ts'
import { pages } from './pages/index.ts'
import { partners } from './partners.ts'
import { pastOrders } from './past-orders.ts'
import { levelPrices, promotions } from './promotions.ts'
import { reviews } from './reviews/index.ts'
import { shoppers } from './shoppers.ts'
import { staff } from './staff.ts'
import { stores } from './stores.ts'
import { tagNames } from './tags.ts'
import type { World } from './world.ts'

export type * from './world.ts'
export { palette } from './palette.ts'
export { scenes } from './pictures.ts'

/** The demo world: two partners, three stores, and all that fills them. */
export const world: World = { partners, stores, categories, goods, tagNames, reviews, freightTemplates, carriers, pages, agreements, shoppers, pastOrders, otherOrders, staff, promotions, levelPrices }
