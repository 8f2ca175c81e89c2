import type { Slice } from '../../slice.ts'

/** Words and codes of freight templates. */
export const freightSlice = {
  audit: {
    kinds: {
      freight: ['运费模板', 'Freight template'],
    },
    actions: {
      'freight.save': ['设置运费模板', 'Set up a freight template'],
      'freight.remove': ['删除运费模板', 'Removed a freight template'],
    },
  },
} as const satisfies Slice
