import { href } from '@mallard/contract/paths'
import { defineFeature } from '#platform/feature.ts'
import { fillKitchens } from './demo.ts'
import { picturesOfGuides, picturesOfKitchens, picturesOfRecipes } from './kitchen-pictures.ts'
import { guidesEntrance, kitchenEntrance } from './kitchen-entrance.ts'
import { kitchenMigration } from './kitchen.migrations/0512-kitchen.ts'
import { publishedRecipes } from './kitchen.repo.ts'
import { kitchenRoutes } from './kitchen.routes.ts'

export const kitchenFeature = defineFeature({
  name: 'kitchen',
  namesGoods: [
    {
      table: 'recipe',
      column: 'goods_ids',
      names: 'goods',
      as: 'list',
      onDelete: { keeps: ['菜谱', 'recipes'] },
    },
    {
      table: 'product_guide',
      column: 'goods_id',
      names: 'goods',
      onDelete: { keeps: ['使用指南', 'guides'] },
    },
    {
      table: 'product_guide',
      column: 'goods_ids',
      names: 'goods',
      as: 'list',
      onDelete: { keeps: ['使用指南', 'guides'] },
    },
  ],
  routes: () => kitchenRoutes,
  migrations: [kitchenMigration],
  demo: fillKitchens,
  entrances: [kitchenEntrance, guidesEntrance],
  async published({ db }, scope) {
    const recipes = await publishedRecipes(db, scope)
    return recipes.map(({ kitchenId, id, changedAt }) => ({
      path: href('kitchenMenu', { id: kitchenId }, { recipe: id }),
      changedAt,
    }))
  },
  provides: {
    mediaInKitchens: picturesOfKitchens,
    mediaInRecipes: picturesOfRecipes,
    mediaInGuides: picturesOfGuides,
  },
})
