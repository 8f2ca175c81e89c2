import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { sweepExternalUsers, unbindColleague } from './external.repo.ts'
import { identityMigration } from './identity.migrations/0002-identity.ts'
import { weixinMigration } from './identity.migrations/0032-weixin.ts'
import { signInMigration } from './identity.migrations/0033-sign-in.ts'
import { consentsMigration } from './identity.migrations/0059-consents.ts'
import { appleGrantMigration } from './identity.migrations/0060-apple-grant.ts'
import { pendingIdentityMigration } from './identity.migrations/0105-pending-identity.ts'
import { visitorHolderMigration } from './identity.migrations/0106-visitor-holder.ts'
import { pendingIndexMigration } from './identity.migrations/0107-pending-index.ts'
import { codeHolderMigration } from './identity.migrations/0110-code-holder.ts'
import { cleanNamesMigration } from './identity.migrations/0533-clean-names.ts'
import { ticksOfSignInMigration } from './identity.migrations/0536-ticks-of-a-sign-in.ts'
import { memberPasswordMigration } from './identity.migrations/0112-member-password.ts'
import { identityChecksMigration } from './identity.migrations/0541-identity-checks.ts'
import { identityStorageMigration } from './identity.migrations/0542-identity-storage.ts'
import { identityRoutes } from './identity.routes.ts'
import { personalData } from './personal-data.ts'

export const identityFeature = defineFeature({
  name: 'identity',
  routes: () => identityRoutes,
  readable: ['level', 'member'],
  provides: { unbindColleague },
  migrations: [
    identityMigration,
    weixinMigration,
    signInMigration,
    consentsMigration,
    appleGrantMigration,
    pendingIdentityMigration,
    visitorHolderMigration,
    pendingIndexMigration,
    codeHolderMigration,
    memberPasswordMigration,
    cleanNamesMigration,
    ticksOfSignInMigration,
    identityChecksMigration,
    identityStorageMigration,
  ],
  retention: {
    session: sweepExpired('session', 'expires_at', 7 * day),
    external_user: sweepExternalUsers(365 * day),
    ticket: 'signIn.sweep',
  },
  personalData,
})
