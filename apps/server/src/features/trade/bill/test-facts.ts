import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'billAdmin.ask': 'nothing',
    'billAdmin.note': 'nothing',
    'billAdmin.read': 'nothing',
  },
}
