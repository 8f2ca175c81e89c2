export {
  beginCancelling,
  endSessionOf,
  endSessions,
  identitiesOf,
  liveSessionsOf,
  lockMember,
  memberStatus,
  removeIdentity,
  setPhone,
  stopCancelling,
  type Owner,
} from './account.repo.ts'
export { queueRevoking } from './apple-grant.service.ts'
export { acceptedCounts, consentsOf, neededAgreements } from './consent.repo.ts'
export { checkCode, sendPhoneCode, type SendRefusal } from './code.service.ts'
export { meOf } from './me.ts'
export { findMember, levelsOf, openAccounts } from './member.repo.ts'
export { routes, signInReturns } from './identity.routes.ts'
export { liveSessionIds } from './live-sessions.repo.ts'
export { findSession } from './session.service.ts'
export { signInJobs } from './sign-in.jobs.ts'
export { jsapiTicketOf } from './weixin-token.service.ts'
