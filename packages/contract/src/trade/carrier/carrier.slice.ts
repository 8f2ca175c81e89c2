import type { Slice } from '../../slice.ts'

/** What carriers tell the shop. */
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
