import { postageAudiences } from '@mallard/contract/activities/postage/postage.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'postageAdmin.close': 'nothing',
    'postageAdmin.save': 'terms',
  },
  readsByPost: {
    'postageAdmin.clashes': 'looks at a form that is not saved',
  },
  stored: [[postageAudiences, 'postage_promotion.audience']],
}
