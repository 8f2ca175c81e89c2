import './proposal.tables.ts'
import { staffCalls } from '@mallard/contract/staff/staff.calls'
import { bind } from '#platform/http/bind.ts'
import { auditExport, auditLog } from './audit.service.ts'
import { changePassword, list, login, logout, me, save } from './staff.service.ts'

export { audit, changesOf } from './audit.ts'
export { findProposal, listProposals, type ProposalRow } from './proposal.repo.ts'
export { decide, propose, proposalView } from './proposal.service.ts'
export { proposalMigration } from './staff.migrations/0068-proposal.ts'
export { hashPassword } from './password.ts'
export { saveStaff } from './staff.repo.ts'
export { findStaff } from './staff.service.ts'
export const routes = bind('staff', staffCalls, { login, logout, me, changePassword, list, save, audit: auditLog, auditExport })
