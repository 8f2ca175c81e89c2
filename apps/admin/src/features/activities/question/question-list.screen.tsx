import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { count } from '#platform/show.ts'
import { questionTexts } from './question.texts.ts'

/** Questionnaires, the latest first. */
export default defineActivityList({
  texts: questionTexts,
  section: 'questions',
  read: (api, asked) => api.questionAdmin.list.query(asked),
  nameOf: ({ name }) => name,
  note: ({ most }, texts) => (most === null ? texts.noLimit : texts.ofLimit(count(most))),
  columns: (texts) => [
    {
      title: texts.answers,
      key: 'answers',
      width: 120,
      align: 'right',
      render: (_, { answers }) => count(answers),
    },
  ],
  width: 640,
})
