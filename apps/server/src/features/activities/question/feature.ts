import { defineFeature } from '#platform/feature.ts'
import { fillQuestionnaires } from './demo.ts'
import { questionInvariants } from './invariants.ts'
import { questionMigration } from './question.migrations/0605-question.ts'
import { questionRoutes } from './question.routes.ts'
import { sweepAnswers } from './question.service.ts'

export const questionFeature = defineFeature({
  name: 'question',
  routes: () => questionRoutes,
  migrations: [questionMigration],
  invariants: questionInvariants,
  retention: { question_answer: sweepAnswers },
  demo: fillQuestionnaires,
  personalData: {
    held: [
      {
        table: 'question_answer',
        copy: {
          name: 'questionnaires',
          title: ['填写的问卷', 'Questionnaires answered'],
          columns: 't.at, t.answers, t.points',
        },
        // That somebody answered stays, for the number of answers; nothing of whom or what.
        forget: { set: `member_id = null, answers = '[]', pics = '{}'` },
      },
    ],
  },
})
