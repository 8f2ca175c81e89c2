import { commentStates } from '@mallard/contract/content/article/article.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'diningAdmin.issue': 'nothing',
    'diningAdmin.judge': 'nothing',
  },
  stored: [[commentStates, 'dining_comment.state']],
}
