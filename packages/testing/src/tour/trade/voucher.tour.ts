import type { TourPart } from '../part.ts'

export const voucherTour = {
  admin: {
    undated: ['vouchers'],
  },
} satisfies TourPart
