import type { Slice } from '../../slice.ts'

/** What pictures and videos that are sent tell the shop. */
export const uploadSlice = {
  jobs: {
    'upload.sweep': ['清理没有用上的图片', 'Remove pictures that nothing shows'],
  },
} as const satisfies Slice
