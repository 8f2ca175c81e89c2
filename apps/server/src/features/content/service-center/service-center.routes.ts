import { serviceCenterAdminCalls } from '@mallard/contract/content/service-center/service-center-admin.calls'
import { feedbackAdminCalls } from '@mallard/contract/content/service-center/feedback-admin.calls'
import { feedbackCalls } from '@mallard/contract/content/service-center/feedback.calls'
import { serviceCenterCalls } from '@mallard/contract/content/service-center/service-center.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './article-admin.service.ts'
import { categories, detailOf, listOf, policy, read, vote } from './article.service.ts'
import * as staff from './feedback-admin.service.ts'
import { feedback, feedbackList } from './feedback.service.ts'

export const serviceCenterRoutes = [
  ...bind('service', serviceCenterCalls, {
    instructions: listOf('instruction'),
    instructionDetail: detailOf('instruction'),
    questions: listOf('question'),
    questionDetail: detailOf('question'),
    knowledge: listOf('knowledge'),
    knowledgeDetail: detailOf('knowledge'),
    policy,
    categories,
    search: listOf(),
    read,
    vote,
  }),
  ...bind('service', feedbackCalls, { feedback, feedbackList }),
  ...bind('feedbackAdmin', feedbackAdminCalls, {
    list: staff.list,
    answer: staff.answer,
    close: staff.close,
  }),
  ...bind('serviceAdmin', serviceCenterAdminCalls, {
    articles: admin.articles,
    article: admin.article,
    save: admin.save,
    remove: admin.remove,
  }),
]
