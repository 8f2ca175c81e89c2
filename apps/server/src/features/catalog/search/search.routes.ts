import { searchAdminCalls } from '@mallard/contract/catalog/search/search-admin.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { bind } from '#platform/http/bind.ts'
import { productList, recommend, searchCategoryList } from './list.service.ts'
import { misses, saveSynonyms, synonyms } from './search-admin.service.ts'

export const routes = [
  ...bind('catalog', searchCalls, { productList, searchCategoryList, recommend }),
  ...bind('searchAdmin', searchAdminCalls, {
    synonyms: (ctx) => synonyms(ctx),
    saveSynonyms,
    misses: (ctx) => misses(ctx),
  }),
]
