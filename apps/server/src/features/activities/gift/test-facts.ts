import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'giftAdmin.close': 'nothing',
    'giftAdmin.save': 'terms',
  },
  readsByPost: {
    'giftAdmin.clashes': 'looks at a form that is not saved',
  },
}
