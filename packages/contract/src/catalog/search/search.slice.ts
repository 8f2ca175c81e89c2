import type { Slice } from '../../slice.ts'

/** Words and codes of searching. */
export const searchSlice = {
  domains: {
    searchCalls: 'catalog',
  },
  audit: {
    actions: {
      'search.synonyms': ['设置搜索同义词', 'Set search synonyms'],
    },
  },
  jobs: {
    'listing.engine': ['更新外部搜索引擎里的商品', 'Bring goods up to date in the search engine'],
  },
} as const satisfies Slice
