import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'promotionAdmin.close': 'nothing',
    'promotionAdmin.save': 'terms',
  },
  readsByPost: {
    'promotionAdmin.clashes': 'looks at a form that is not saved',
    'promotionAdmin.trial': 'counts a cart that nobody has',
  },
}
