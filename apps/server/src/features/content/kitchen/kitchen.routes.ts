import {
  guideAdminCalls,
  kitchenAdminCalls,
} from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import { guideCalls } from '@mallard/contract/content/kitchen/kitchen.calls'
import { bind } from '#platform/http/bind.ts'
import { guides, removeGuide, saveGuide } from './guide-admin.service.ts'
import * as admin from './kitchen-admin.service.ts'
import {
  goodsHelp,
  kitchen,
  kitchenInstruction,
  productGuide,
  productGuides,
  recipe,
  storeKitchen,
} from './kitchen.service.ts'

export const kitchenRoutes = [
  ...bind('guides', guideCalls, {
    productGuides,
    productGuide,
    goodsHelp,
    kitchen,
    storeKitchen,
    recipe,
    kitchenInstruction,
  }),
  ...bind('kitchenAdmin', kitchenAdminCalls, {
    kitchen: admin.kitchen,
    saveKitchen: admin.saveKitchen,
    recipes: admin.recipes,
    saveRecipe: admin.saveRecipe,
    removeRecipe: admin.removeRecipe,
  }),
  ...bind('guideAdmin', guideAdminCalls, {
    list: guides,
    save: saveGuide,
    remove: removeGuide,
  }),
]
