import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'repairAdmin.ask': 'nothing',
    'repairAdmin.confirm': 'second',
    'repairAdmin.decide': 'second',
    'repairAdmin.paidOut': 'second',
    'repairAdmin.refundAgain': 'nothing',
  },
}
