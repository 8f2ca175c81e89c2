import { member, type DrilledPage } from '#platform/activity/test-page.ts'
import QuestionScreen from './question.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'questionAdmin',
  Screen: QuestionScreen,
  one: { url: 'abcde12345', answers: 1, most: null, questions: [], figures: [] },
  records: ['answers', { ...member, id: 1, phone: '138****0000', answers: [] }],
}
