import type { TourPart } from '../part.ts'

export const noticesTour = {
  admin: {
    undated: ['notice-templates'],
  },
} satisfies TourPart
