import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  readsByPost: {
    'orderAdmin.printed': 'which orders may be too many for an address',
  },
  giving: {
    'orderAdmin.close': 'nothing',
    'orderAdmin.receiver': 'nothing',
    'orderAdmin.repair': 'nothing',
    'orderAdmin.addNote': 'nothing',
    'orderAdmin.flag': 'nothing',
  },
}
