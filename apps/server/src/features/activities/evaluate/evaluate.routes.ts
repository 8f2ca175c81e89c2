import { evaluateAdminCalls } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import { bind } from '#platform/http/bind.ts'
import { choose, decline, draw, promote, settle } from './choose.service.ts'
import * as admin from './evaluate-admin.service.ts'
import { apply, detail, list } from './evaluate.service.ts'

export const evaluateRoutes = [
  ...bind('evaluate', evaluateCalls, { list, detail, apply }),
  ...bind('evaluateAdmin', evaluateAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    applications: admin.applications,
    save: admin.save,
    clashes: admin.clashes,
    close: admin.close,
    choose,
    draw,
    decline,
    settle,
    promote,
  }),
]
