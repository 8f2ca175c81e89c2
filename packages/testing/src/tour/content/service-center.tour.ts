import { serviceCenterCalls } from '@mallard/contract/content/service-center/service-center.calls'
import { at, first, type TourPart } from '../part.ts'

export const serviceCenterTour = {
  pages: async ({ shopper }) => {
    // The most read of each kind.
    const most = async (call: 'instructions' | 'questions' | 'knowledge') =>
      first((await shopper.data(serviceCenterCalls[call], {})).list, `${call} of the centre`).id
    const knowledge = await most('knowledge')
    return {
      ...at('serviceDetail', { id: knowledge }),
      ...at('scInstructionDetail', {}, { id: await most('instructions') }),
      ...at('scQuestionDetail', {}, { id: await most('questions') }),
      ...at('scKnowledgeDetail', {}, { id: knowledge }),
    }
  },
  admin: {
    dated: ['feedbacks', 'service-articles'],
  },
} satisfies TourPart
