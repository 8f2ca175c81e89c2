import { commentStates } from '@mallard/contract/content/article/article.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [[commentStates, 'article_comment.state']],
}
