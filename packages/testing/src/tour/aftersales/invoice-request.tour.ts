import type { TourPart } from '../part.ts'

export const invoiceRequestTour = {
  admin: {
    dated: ['invoice-requests'],
  },
} satisfies TourPart
