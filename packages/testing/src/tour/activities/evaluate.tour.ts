import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import { at, first, type TourPart } from '../part.ts'

export const evaluateTour = {
  pages: async ({ shopper }) => {
    const { list } = await shopper.data(evaluateCalls.list, {})
    return { ...at('checkEvaluateDetail', { id: first(list, 'trials with reports').id }) }
  },
  admin: {
    dated: ['evaluates', 'evaluates/1'],
    undated: ['evaluates/2'],
  },
} satisfies TourPart
