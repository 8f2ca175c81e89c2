import './proposal.tables.ts'

export { audit, changesOf } from './audit.ts'
export { madeByAny, makeOnce } from './once.ts'
export { findProposal, listProposals, type ProposalRow } from './proposal.repo.ts'
export { decide, propose, proposalView } from './proposal.service.ts'
export { lockStaff, movedAlone } from './alone.repo.ts'
export { aloneUpTo } from './giving.rules.ts'
export { leftToday } from './giving.service.ts'
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
export { saveStaff } from './staff.repo.ts'
export { findStaff } from './staff.service.ts'
