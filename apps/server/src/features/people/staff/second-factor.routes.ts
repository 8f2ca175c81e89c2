import { secondFactorCalls } from '@mallard/contract/people/staff/second-factor.calls'
import { bind } from '#platform/http/bind.ts'
import { begin, codes, confirm, mine, off, reset, saveRule, team } from './second-factor.service.ts'

export const secondFactorRoutes = bind('secondFactor', secondFactorCalls, {
  mine,
  begin,
  confirm,
  codes,
  off,
  team,
  saveRule,
  reset,
})
