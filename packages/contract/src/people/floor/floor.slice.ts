import type { Slice } from '../../slice.ts'

/** Words and codes of roles on the floor. */
export const floorSlice = {
  audit: {
    actions: {
      'floor.role': ['修改门店身份', 'Changed a role on the floor'],
    },
  },
} as const satisfies Slice
