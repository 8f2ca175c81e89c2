import {
  feedbackTypes,
  feedbackStates,
} from '@mallard/contract/content/service-center/feedback.codes'
import { articleKinds } from '@mallard/contract/content/service-center/service-center.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [feedbackTypes, 'service_feedback.type'],
    [feedbackStates, 'service_feedback.state'],
    [articleKinds, 'service_article.kind'],
  ],
}
