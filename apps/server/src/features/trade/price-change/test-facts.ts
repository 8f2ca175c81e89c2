import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'orderAdmin.price': 'alone',
    'priceAdmin.decide': 'second',
  },
}
