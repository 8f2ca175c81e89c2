import { shelfProblems } from '@mallard/contract/catalog/catalog/shelf.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  readsByPost: {
    'goodsAdmin.export': 'a file; who took it is written down',
  },
  stored: [[shelfProblems, 'shelf_plan.problem']],
}
