import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'levelPriceAdmin.save': 'terms',
    'levelPriceAdmin.share': 'terms',
  },
}
