import type { Slice } from '../../slice.ts'

/** Words of segments. */
export const segmentSlice = {
  audit: {
    kinds: { segment: ['会员分群', 'Segment'] },
    actions: {
      'segment.save': ['保存会员分群', 'Saved a segment'],
      'segment.remove': ['删除会员分群', 'Took a segment away'],
    },
  },
} as const satisfies Slice
