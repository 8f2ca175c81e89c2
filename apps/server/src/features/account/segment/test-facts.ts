import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: { 'segmentAdmin.give': 'alone' },
  readsByPost: { 'segmentAdmin.count': 'conditions may be too long for an address' },
}
