import { at, type TourPart } from '../part.ts'

export const postageTour = {
  pages: () => {
    const trial = { postageUuid: 'FryerPaperTrial0000001' }
    return { ...at('postageDetail', trial), ...at('checkoutPostage', trial) }
  },
  admin: {
    dated: ['postages', 'postages/1'],
  },
} satisfies TourPart
