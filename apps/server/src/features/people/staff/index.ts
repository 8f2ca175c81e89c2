import './proposal.tables.ts'

export { type Action, audit, changesOf } from './audit.ts'
export { madeByAny, makeOnce } from './once.ts'
export { findProposal, listProposals, type ProposalRow } from './proposal.repo.ts'
export { decide, propose } from './proposal.service.ts'
export { proposalViews, standingOf } from './proposal-view.ts'
export { spendOwnCode, tryOwnCode } from './approval.service.ts'
export { lockStaff } from './alone.repo.ts'
export { giveAlone, leftAlone, ruleOf } from './giving.service.ts'
export { areOneHand } from './independence.repo.ts'
export { notePeopleRead } from './people-read.service.ts'
export { newPassword } from './new-password.ts'
export { resetPassword } from './reset.service.ts'
export {
  askSecond,
  decideSecond,
  waitingAbout,
  waitingSecond,
  type Asked,
  type SecondLook,
  type Said,
} from './second-look.service.ts'
export { addFirstOwner } from './owner.service.ts'
export { liveStaffSessionIds } from './staff-session.repo.ts'
export { isOwner, staffWith } from './reach.ts'
export { insertAudit, saveStaff } from './staff.repo.ts'
export { findStaff, storesWith } from './staff.service.ts'
