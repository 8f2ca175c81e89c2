import type { Slice } from '../../slice.ts'

/** What roles on the floor tell the shop. */
export const floorSlice = {
  audit: {
    actions: {
      'floor.role': ['修改门店身份', 'Changed a role on the floor'],
    },
  },
} as const satisfies Slice
