import { at, type TourPart } from '../part.ts'

export const addressTour = {
  pages: () => at('addressList', { sourcePage: 'user' }),
} satisfies TourPart
