import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'returnsAdmin.bookPickup': 'nothing',
    'returnsAdmin.cancelPickup': 'nothing',
  },
}
