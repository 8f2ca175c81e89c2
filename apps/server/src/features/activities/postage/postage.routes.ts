import { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import { postageCalls } from '@mallard/contract/activities/postage/postage.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './postage-admin.service.ts'
import {
  postagePromotionDetail,
  postagePromotionFlow,
  postagePromotionSubmit,
} from './postage.service.ts'

export const postageRoutes = [
  ...bind('postage', postageCalls, {
    postagePromotionDetail,
    postagePromotionFlow,
    postagePromotionSubmit,
  }),
  ...bind('postageAdmin', postageAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    claims: admin.claims,
    save: admin.save,
    clashes: admin.clashes,
    close: admin.close,
  }),
]
