import { applyStates } from '@mallard/contract/activities/evaluate/evaluate.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'evaluateAdmin.choose': 'given',
    'evaluateAdmin.close': 'nothing',
    'evaluateAdmin.decline': 'nothing',
    'evaluateAdmin.draw': 'given',
    'evaluateAdmin.promote': 'nothing',
    'evaluateAdmin.save': 'terms',
    'evaluateAdmin.settle': 'nothing',
  },
  readsByPost: {
    'evaluateAdmin.clashes': 'looks at a form that is not saved',
  },
  stored: [[applyStates, 'evaluation_apply.state']],
}
