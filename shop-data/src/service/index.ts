import { coffeePolicies, coffeeQuestions } from './coffee.ts'
import { articlesOf } from './draft.ts'
import { instructions } from './instructions.ts'
import { knowledge } from './knowledge.ts'
import { policies } from './policies.ts'
import { questions } from './questions.ts'

export const serviceArticles = [
  ...articlesOf(1, 'question', questions),
  ...articlesOf(1, 'instruction', instructions),
  ...articlesOf(1, 'knowledge', knowledge),
  ...articlesOf(1, 'policy', policies),
  ...articlesOf(2, 'question', coffeeQuestions),
  ...articlesOf(2, 'policy', coffeePolicies),
]
