import type { Slice } from '../../slice.ts'

/** Words and codes of carriers. */
export const carrierSlice = {
  audit: {
    pages: {
      carriers: ['快递公司', 'Carriers'],
    },
    actions: {
      'carriers.save': ['设置快递公司', 'Set up carriers'],
    },
  },
} as const satisfies Slice
