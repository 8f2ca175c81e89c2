import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { bind } from '#platform/http/bind.ts'
import { approvals } from './approvals.service.ts'
import { auditExport, auditLog } from './audit.service.ts'
import { peopleReads } from './people-read.service.ts'
import { endSession, knowSignIns, newSignIns, sessions } from './staff-session.service.ts'
import { changePassword, list, login, logout, me, save } from './staff.service.ts'

export const staffRoutes = bind('staff', staffCalls, {
  login,
  logout,
  me,
  changePassword,
  sessions,
  endSession,
  newSignIns,
  knowSignIns,
  list,
  save,
  approvals,
  audit: auditLog,
  auditExport,
  peopleReads,
})
