import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  readsByPost: {
    'invoiceAdmin.export': 'a file; who took it is written down',
  },
}
