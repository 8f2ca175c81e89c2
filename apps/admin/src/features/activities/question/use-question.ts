import type {
  AdminQuestionnaire,
  QuestionnaireSetup,
} from '@mallard/contract/activities/question/question-admin.calls'
import { activityQueries } from '#platform/activity/activity-queries.ts'

export const questionnaires = activityQueries<AdminQuestionnaire, QuestionnaireSetup, never>({
  section: 'questions',
  calls: (api) => api.questionAdmin,
})
