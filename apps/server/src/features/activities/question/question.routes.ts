import { questionAdminCalls } from '@mallard/contract/activities/question/question-admin.calls'
import { questionCalls } from '@mallard/contract/activities/question/question.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './question-admin.service.ts'
import { info, result, save } from './question.service.ts'

export const questionRoutes = [
  ...bind('question', questionCalls, { info, save, result }),
  ...bind('questionAdmin', questionAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    answers: admin.answers,
    save: admin.save,
    close: admin.close,
    exportAnswers: admin.exportAnswers,
  }),
]
