import type { TourPart } from '../part.ts'

export const figuresTour = {
  admin: {
    undated: ['home', 'reports'],
  },
} satisfies TourPart
