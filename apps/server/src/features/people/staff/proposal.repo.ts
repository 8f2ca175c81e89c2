import type { AuditObject, ProposalKind } from '@mallard/contract/people/staff/audit.codes'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { proposalStatus, type ProposalState } from './proposal.states.ts'
import './proposal.tables.ts'

export interface ProposalRow {
  readonly id: number
  readonly subject: AuditObject
  readonly change: unknown
  readonly reason: string
  readonly status: number
  readonly staffId: number
  readonly staffName: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly decidedBy: number | null
  readonly decidedName: string
  readonly note: string
  readonly decidedAt: Date | null
}

const columns = sql`
  p.id, p.subject, p.change, p.reason, p.status, p.staff_id as "staffId", p.staff_name as "staffName",
  p.created_at as "createdAt", p.expires_at as "expiresAt", p.decided_by as "decidedBy",
  p.decided_name as "decidedName", p.note, p.decided_at as "decidedAt"`

export interface NewProposal {
  readonly partnerId: number
  readonly kind: ProposalKind
  readonly subject: AuditObject
  readonly change: object
  readonly reason: string
  readonly requestId: string
  readonly staffId: number
  readonly staffName: string
  readonly at: Date
  readonly expiresAt: Date
}

/** Expires undecided proposals, so that another one may be made. */
export async function expireOpen(
  trx: Db,
  { partnerId, kind, subject, at }: Pick<NewProposal, 'partnerId' | 'kind' | 'subject' | 'at'>,
): Promise<void> {
  await sql`
    update proposal set status = ${proposalStatus.expired}::smallint, decided_at = ${at}
    where partner_id = ${partnerId} and kind = ${kind} and subject = ${subject}
      and status = ${lit(proposalStatus.open)} and expires_at <= ${at}`.execute(trx)
}

/** False when one like it is open. */
export async function insertProposal(trx: Db, input: NewProposal): Promise<boolean> {
  const { partnerId, kind, subject, change, reason, requestId, staffId, staffName, at, expiresAt } =
    input
  const { rows } = await sql`
    insert into proposal (partner_id, kind, subject, change, reason, request_id, staff_id, staff_name,
      created_at, expires_at)
    values (${partnerId}, ${kind}, ${subject}, ${JSON.stringify(change)}::jsonb, ${reason}, ${requestId},
      ${staffId}, ${staffName}, ${at}, ${expiresAt})
    on conflict do nothing returning id`.execute(trx)
  return rows.length === 1
}

export async function findByRequest(
  db: Db,
  partnerId: number,
  kind: string,
  requestId: string,
): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from proposal p
    where p.partner_id = ${partnerId} and p.kind = ${kind}
      and p.request_id = ${requestId}`.execute(db)
  return rows[0]
}

export async function findProposal(
  db: Db,
  partnerId: number,
  kind: string,
  id: number,
): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from proposal p
    where p.partner_id = ${partnerId} and p.kind = ${kind} and p.id = ${id}`.execute(db)
  return rows[0]
}

/** Held until the end of the transaction. */
export async function lockProposal(
  trx: Db,
  partnerId: number,
  kind: string,
  id: number,
): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from proposal p
    where p.partner_id = ${partnerId} and p.kind = ${kind} and p.id = ${id} for update`.execute(trx)
  return rows[0]
}

interface Decision {
  readonly state: ProposalState
  readonly staffId: number
  readonly staffName: string
  readonly note: string
  readonly at: Date
  /** By its own author, with a code. */
  readonly alone: boolean
}

export async function settleProposal(
  trx: Db,
  id: number,
  { state, staffId, staffName, note, at, alone }: Decision,
): Promise<void> {
  await sql`
    update proposal set status = ${proposalStatus[state]}::smallint, decided_by = ${staffId},
      decided_name = ${staffName}, note = ${note}, decided_at = ${at}, alone = ${alone}
    where id = ${id} and status = ${lit(proposalStatus.open)}`.execute(trx)
}

/** The newest first; of one subject if one is named, and only those that wait if it is said so. */
export async function listProposals(
  db: Db,
  partnerId: number,
  kind: string,
  which: { readonly subject?: string; readonly openAt?: Date; readonly storeId?: number },
  limit: number,
): Promise<ProposalRow[]> {
  const ofSubject = which.subject === undefined ? sql`true` : sql`p.subject = ${which.subject}`
  const open =
    which.openAt === undefined
      ? sql`true`
      : sql`p.status = ${lit(proposalStatus.open)} and p.expires_at > ${which.openAt}`
  const ofStore =
    which.storeId === undefined
      ? sql`true`
      : sql`(p.change ->> 'storeId')::integer = ${which.storeId}`
  const { rows } = await sql<ProposalRow>`
    select ${columns} from proposal p
    where p.partner_id = ${partnerId} and p.kind = ${kind} and ${ofSubject} and ${open} and ${ofStore}
    order by p.id desc limit ${limit}`.execute(db)
  return rows
}

/** What waits of these kinds, the oldest first; 200 at most. */
/** Proposals of others of these kinds that wait, as a part of a statement. */
export const waitingForOther = (
  partnerId: number,
  kinds: readonly ProposalKind[],
  staffId: number,
  at: Date,
): RawBuilder<unknown> => sql`
  proposal p where p.partner_id = ${partnerId} and p.kind = any(${[...kinds]}::text[])
    and p.status = ${lit(proposalStatus.open)} and p.expires_at > ${at} and p.staff_id <> ${staffId}`

export async function listWaiting(
  db: Db,
  partnerId: number,
  kinds: readonly ProposalKind[],
  at: Date,
): Promise<(ProposalRow & { kind: ProposalKind; storeId: number | null })[]> {
  const { rows } = await sql<ProposalRow & { kind: ProposalKind; storeId: number | null }>`
    select ${columns}, p.kind, (p.change ->> 'storeId')::integer as "storeId" from proposal p
    where p.partner_id = ${partnerId} and p.kind = any(${[...kinds]}::text[])
      and p.status = ${lit(proposalStatus.open)} and p.expires_at > ${at}
    order by p.id limit 200`.execute(db)
  return rows
}
