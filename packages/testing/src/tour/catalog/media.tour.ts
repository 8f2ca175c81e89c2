import type { TourPart } from '../part.ts'

export const mediaTour = {
  admin: {
    undated: ['media'],
  },
} satisfies TourPart
