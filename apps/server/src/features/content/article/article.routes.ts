import {
  articleAdminCalls,
  articleCommentAdminCalls,
} from '@mallard/contract/content/article/article-admin.calls'
import { articleCalls } from '@mallard/contract/content/article/article.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './article-admin.service.ts'
import { articleV2, like } from './article.service.ts'
import * as staff from './comment-admin.service.ts'
import { comments, create, remove, replies } from './comment.service.ts'

export const articleRoutes = [
  ...bind('article', articleCalls, { articleV2, like, comments, replies, create, delete: remove }),
  ...bind('articleAdmin', articleAdminCalls, {
    list: admin.list,
    one: admin.one,
    save: admin.save,
    publish: admin.publish,
    remove: admin.remove,
  }),
  ...bind('articleCommentAdmin', articleCommentAdminCalls, {
    list: staff.commentList,
    judge: staff.judge,
    answer: staff.answer,
    mode: staff.mode,
    setMode: staff.setMode,
  }),
]
