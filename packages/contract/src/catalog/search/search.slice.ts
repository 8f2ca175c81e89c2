import type { Slice } from '../../slice.ts'

/** What searching tells the shop. */
export const searchSlice = {
  audit: {
    actions: {
      'search.synonyms': ['设置搜索同义词', 'Set search synonyms'],
    },
  },
} as const satisfies Slice
