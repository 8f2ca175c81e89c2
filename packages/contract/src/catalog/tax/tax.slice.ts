import type { Slice } from '../../slice.ts'

/** Words and codes of tax of goods. */
export const taxSlice = {
  audit: {
    pages: {
      tax: ['税率', 'Tax'],
    },
    actions: {
      'tax.save': ['设置税率', 'Set tax rates'],
    },
  },
} as const satisfies Slice
