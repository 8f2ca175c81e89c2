import type { Words } from '../../slice.ts'
import { type AuditNamesIn, joined, slices } from '../../slices.ts'

/** Kinds of things that the audit log names, as `order 2611…`; each noun says its own. */
export type AuditKind = AuditNamesIn<'kinds'>
export const auditKindWords = joined<AuditKind, Words>(slices.map(({ audit }) => audit?.kinds))
export const auditKinds = Object.keys(auditKindWords) as AuditKind[]

/** What the log names that is no one thing: a page as a whole. */
export type AuditPage = AuditNamesIn<'pages'>
export const auditPageWords = joined<AuditPage, Words>(slices.map(({ audit }) => audit?.pages))

/** One thing by its number, or a page as a whole. */
export type AuditObject = `${AuditKind} ${string}` | AuditPage | 'shipping'

/** Everything that the back office writes down; each noun says its own. */
export type AuditAction = AuditNamesIn<'actions'>
export const auditActionWords = joined<AuditAction, Words>(
  slices.map(({ audit }) => audit?.actions),
)
export const auditActions = Object.keys(auditActionWords) as [AuditAction, ...AuditAction[]]

/** What two persons must agree on. */
export const proposalKinds = ['account', 'coupon', 'money', 'points', 'price', 'refund'] as const
export type ProposalKind = (typeof proposalKinds)[number]
