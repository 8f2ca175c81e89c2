export { endUnused } from './cancel.service.ts'
export { tagSeenIn } from './member-record.repo.ts'
export { isMemberSeen } from './member-record.service.ts'
export { isHereOnly } from './seen-members.ts'
