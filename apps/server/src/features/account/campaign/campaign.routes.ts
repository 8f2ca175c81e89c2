import { campaignAdminCalls } from '@mallard/contract/account/campaign/campaign-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { detail, list, send, stop, told } from './campaign.service.ts'

export const campaignRoutes = bind('campaignAdmin', campaignAdminCalls, {
  list,
  detail,
  told,
  send,
  stop,
})
