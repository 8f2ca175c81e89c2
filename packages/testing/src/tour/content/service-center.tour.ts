import { serviceCenterCalls } from '@mallard/contract/content/service-center/service-center.calls'
import { at, first, type TourPart } from '../part.ts'

export const serviceCenterTour = {
  pages: async ({ shopper }) => {
    // The most read of each kind.
    const max = async (call: 'instructions' | 'questions' | 'knowledge') =>
      first((await shopper.data(serviceCenterCalls[call], {})).list, `${call} of the centre`).id
    const knowledge = await max('knowledge')
    return {
      ...at('serviceDetail', { id: knowledge }),
      ...at('scInstructionDetail', {}, { id: await max('instructions') }),
      ...at('scQuestionDetail', {}, { id: await max('questions') }),
      ...at('scKnowledgeDetail', {}, { id: knowledge }),
    }
  },
  admin: {
    dated: ['feedbacks', 'service-articles'],
  },
} satisfies TourPart
