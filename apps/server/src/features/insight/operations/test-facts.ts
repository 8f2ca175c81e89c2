import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  readsByPost: {
    'operationsAdmin.runInvariants': 'asks the books; notes what they said',
  },
}
