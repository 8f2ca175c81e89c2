import { href } from '@mallard/contract/paths'
import { textIn } from '#platform/locale.rules.ts'
import type { Entrance } from '#platform/entrance.ts'
import { guidesOf, kitchenOf, recipesOf } from './kitchen.repo.ts'

/** The kitchen of the store, with how much there is to cook. */
export const kitchenEntrance: Entrance = {
  kind: 'kitchen',
  async now({ db }, scope, locale) {
    const kitchen = await kitchenOf(db, scope)
    if (!kitchen?.isPublished) return undefined
    const { length } = await recipesOf(db, kitchen)
    const note = textIn(locale, [`${length}道菜谱`, `${length} recipes`])
    return { path: href('kitchenIndex', { id: kitchen.id }), note }
  },
}

/** Guides of goods, with how many there are. */
export const guidesEntrance: Entrance = {
  kind: 'guides',
  async now({ db }, { partnerId }, locale) {
    const { length } = await guidesOf(db, partnerId)
    if (length === 0) return undefined
    const note = textIn(locale, [`${length}份图文指南`, `${length} to follow`])
    return { path: href('productGuideCenter'), note }
  },
}
