export {
  beginCancelling,
  endSessionOf,
  endSessions,
  freezeAccount,
  identitiesOf,
  liveSessionsOf,
  lockMember,
  memberStatus,
  removeIdentities,
  setPhone,
  stopCancelling,
  unfreezeAccount,
  type Owner,
} from './account.repo.ts'
export { moveGrowthPart, movePointsPart, raiseManyPart, takePointsPart } from './balance.repo.ts'
export { askBinding, bindingOf } from './binding.service.ts'
export { mayEnter, resolveIdentity } from './external-identity.service.ts'
export { grantRole, revokeRole, type ExternalIdentity } from './external.repo.ts'
export type { SignInHost } from './host.rules.ts'
export { signInHost } from './host.service.ts'
export {
  acceptedCounts,
  agreeTo,
  consentsOf,
  neededAgreements,
  type GivenConsent,
} from './consent.repo.ts'
export { consentsIn, keepConsents } from './consent.service.ts'
export { sendPhoneCode } from './send-code.service.ts'
export { enterByPhone, login, type OnJoin, type SignedInByPhone } from './identity.service.ts'
export { meOf } from './me.ts'
export { namesOfPerson } from './person-names.repo.ts'
export { findMember, levelsOf, openAccounts, setFloorRoles } from './member.repo.ts'
export { deleteLevel, insertLevel, updateLevel } from './level.repo.ts'
export { tellSessionEnded } from './session.events.ts'
export { liveSessionIds } from './live-sessions.repo.ts'
export {
  endSession,
  findSession,
  ownSession,
  rememberStranger,
  sameSession,
  startSession,
} from './session.service.ts'
export { memberOfSession } from './ticket.repo.ts'
export { importMembers, unclaimedMembers } from './import-members.ts'
export { issueTicket, takePageTicket, takeTicks } from './ticket.service.ts'
