export {
  beginCancelling,
  endSessionOf,
  endSessions,
  identitiesOf,
  liveSessionsOf,
  lockMember,
  memberStatus,
  removeIdentities,
  setPhone,
  stopCancelling,
  type Owner,
} from './account.repo.ts'
export { grantRole } from './external.repo.ts'
export { queueRevoking } from './apple-grant.service.ts'
export { acceptedCounts, agreeTo, consentsOf, neededAgreements } from './consent.repo.ts'
export { sendPhoneCode } from './send-code.service.ts'
export { isWeakPassword } from './weak-passwords.ts'
export { passwordOf, replacePassword, setPassword, type NotePassword } from './password.service.ts'
export { meOf } from './me.ts'
export { namesOfPerson } from './person-names.repo.ts'
export { findMember, levelsOf, openAccounts } from './member.repo.ts'
export { liveSessionIds } from './live-sessions.repo.ts'
export { findSession } from './session.service.ts'
export { jsapiTicketOf } from './weixin-token.service.ts'
