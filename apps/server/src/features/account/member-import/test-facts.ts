import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  open: {
    'old_order.state': 'the word of the system that the orders come from',
  },
}
