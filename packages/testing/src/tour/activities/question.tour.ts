import { at, type TourPart } from '../part.ts'

export const questionTour = {
  pages: () => ({
    ...at('examine', { url: 'kitchen001' }),
    ...at('activityResult', { sourceUrl: 'BreakfastOfZhixia00001' }),
  }),
  admin: {
    dated: ['questions', 'questions/1'],
    undated: ['questions/new'],
  },
} satisfies TourPart
