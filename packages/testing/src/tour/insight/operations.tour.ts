import type { TourPart } from '../part.ts'

export const operationsTour = {
  admin: {
    dated: ['operations'],
  },
} satisfies TourPart
