import { categoryAdminCalls } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { categories, moveCategory, removeCategory, saveCategory } from './category-admin.service.ts'

export const categoryAdminRoutes = bind('categoryAdmin', categoryAdminCalls, {
  list: (ctx) => categories(ctx),
  save: saveCategory,
  move: moveCategory,
  remove: removeCategory,
})
