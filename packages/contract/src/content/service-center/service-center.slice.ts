import type { Slice } from '../../slice.ts'

/** Words and codes of service articles and feedback. */
export const serviceCenterSlice = {
  domains: {
    serviceCenterCalls: 'service',
    feedbackCalls: 'service',
    serviceCenterAdminCalls: 'serviceAdmin',
  },
  audit: {
    kinds: {
      article: ['服务文章', 'Service article'],
      feedback: ['意见反馈', 'Feedback'],
    },
    actions: {
      'article.save': ['编辑服务文章', 'Edited a service article'],
      'article.remove': ['删除服务文章', 'Removed a service article'],
      'feedback.answer': ['回复意见反馈', 'Answered feedback'],
      'feedback.close': ['关闭意见反馈', 'Closed feedback'],
    },
  },
} as const satisfies Slice
