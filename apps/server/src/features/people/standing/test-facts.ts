import { standings } from '@mallard/contract/people/standing/standing.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = { stored: [[standings, 'member_standing.kind']] }
