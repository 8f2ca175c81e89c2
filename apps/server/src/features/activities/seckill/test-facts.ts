import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'seckillAdmin.close': 'nothing',
    'seckillAdmin.save': 'terms',
  },
  readsByPost: {
    'seckillAdmin.clashes': 'looks at a form that is not saved',
  },
}
