import { at, type TourPart } from '../part.ts'

export const lotteryTour = {
  pages: () => at('lotteryDetail', { lotteryUrl: 'lucky' }),
  admin: {
    dated: ['lotteries', 'lotteries/1'],
    undated: ['lotteries/new'],
  },
} satisfies TourPart
