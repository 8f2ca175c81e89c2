import type { Slice } from '../../slice.ts'

/** Words and codes of uploads. */
export const uploadSlice = {
  jobs: {
    'upload.sweep': ['清理没有用上的图片', 'Remove pictures that nothing shows'],
  },
} as const satisfies Slice
