import { coffee } from './coffee.ts'
import type { DemoArticle } from './draft.ts'
import { home } from './home.ts'
import { kitchen } from './kitchen.ts'
import { made } from './made.ts'

/** Articles that are there when the shop is opened. */
export const articles: readonly DemoArticle[] = [...made, ...kitchen, ...home, ...coffee]
