import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'orderAdmin.close': 'nothing',
    'orderAdmin.receiver': 'nothing',
    'orderAdmin.repair': 'nothing',
    'orderAdmin.staffNote': 'nothing',
  },
}
