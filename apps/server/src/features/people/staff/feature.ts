import { approvalToDo } from './approvals.service.ts'
import { day } from '@mallard/kernel'
import { disputeMonths, networkLogDays, sweepExpired, sweepMonths } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { staffMigration } from './staff.migrations/0030-staff.ts'
import { proposalMigration } from './staff.migrations/0068-proposal.ts'
import { requestMigration } from './staff.migrations/0082-desk-request.ts'
import { staffChangeMigration } from './staff.migrations/0116-staff-change.ts'
import { requestActionMigration } from './staff.migrations/0172-request-action.ts'
import { adminRequestMigration } from './staff.migrations/0173-admin-request.ts'
import { auditDayMigration } from './staff.migrations/0227-audit-day.ts'
import { sessionDeviceMigration } from './staff.migrations/0261-session-device.ts'
import { staffPartnerMigration } from './staff.migrations/0540-staff-partner.ts'
import { staffChecksMigration } from './staff.migrations/0541-staff-checks.ts'
import { requestOfAnyoneMigration } from './staff.migrations/0603-request-of-anyone.ts'
import { piiReadMigration } from './staff.migrations/0617-pii-read.ts'
import { approvalRoutes } from './approval.routes.ts'
import { approvalMigration } from './staff.migrations/0620-approval.ts'
import { secondFactorMigration } from './staff.migrations/0673-second-factor.ts'
import { signInMigration } from './staff.migrations/0674-sign-in.ts'
import { ownRoleMigration } from './staff.migrations/0675-own-role.ts'
import { roleRoutes } from './role.routes.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { staffRoutes } from './staff.routes.ts'

export const staffFeature = defineFeature({
  name: 'staff',
  toDos: { 'approval.waiting': approvalToDo },
  routes: () => [...staffRoutes, ...approvalRoutes, ...secondFactorRoutes, ...roleRoutes],
  readable: ['staff'],
  migrations: [
    staffMigration,
    proposalMigration,
    requestMigration,
    staffChangeMigration,
    requestActionMigration,
    adminRequestMigration,
    sessionDeviceMigration,
    auditDayMigration,
    staffPartnerMigration,
    staffChecksMigration,
    requestOfAnyoneMigration,
    piiReadMigration,
    approvalMigration,
    secondFactorMigration,
    signInMigration,
    ownRoleMigration,
  ],
  retention: {
    staff_session: sweepExpired('staff_session', 'expires_at', 90 * day),
    admin_request: sweepExpired('admin_request', 'at', 30 * day),
    given_sum: sweepExpired('given_sum', 'day', 30 * day),
    pii_read: sweepExpired('pii_read', 'last_at', networkLogDays * day),
    audit_log: sweepMonths('audit_log', 'at', disputeMonths),
  },
})
