import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ErrorName } from '@mallard/contract/errors'
import type { AuditObject, ProposalKind } from '@mallard/contract/people/staff/audit.codes'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { findProposal, listProposals, type ProposalRow } from './proposal.repo.ts'
import { decide, propose, type Decision } from './proposal.service.ts'

/** Proposals that wait at once, at the most shown. */
const shown = 100

/** A proposal whose change is known. */
export type Asked<Change> = Omit<ProposalRow, 'change'> & { readonly change: Change }

/** What one person does alone up to a sum, and beyond it on the word of another. */
export interface SecondLook<Change extends object, View> {
  readonly kind: ProposalKind
  /** What it changes: of one thing one waits at a time. */
  readonly subjectOf: (change: Change) => AuditObject
  /** The store whose staff decide; every store of the partner unless told. */
  readonly storeOf?: (change: Change) => number
  /** As the reader is shown them; without those that are none of theirs. */
  readonly views: (ctx: StaffCtx, rows: readonly Asked<Change>[]) => Promise<View[]>
}

/** Another person's yes. */
interface Yes<Change> {
  /**
   * What must have happened outside a transaction before it is carried out; asked only of who may
   * say yes. What is refused for good is refused here before anything happens.
   */
  readonly prepare?: (ctx: StaffCtx, asked: Asked<Change>) => Promise<ErrorName | undefined>
  /** What has changed since it was asked for is refused, not guessed. */
  readonly carryOut: (
    trx: Db,
    ctx: StaffCtx,
    asked: Asked<Change>,
  ) => Promise<ErrorName | undefined>
}

interface Asking<Change> {
  readonly change: Change
  readonly reason: string
  /** Of the call; without one, the same change asked for by the same person is the same one. */
  readonly requestId?: string
  /** Milliseconds in which it must be decided. */
  readonly life?: number
}

// The column holds what `askSecond` wrote.
const known = <Change>(row: ProposalRow) => row as Asked<Change>

function viewsOf<Change extends object, View>(
  ctx: StaffCtx,
  { storeOf, views }: SecondLook<Change, View>,
  rows: readonly ProposalRow[],
): Promise<View[]> {
  const isHere = ({ change }: Asked<Change>) => !storeOf || storeOf(change) === ctx.scope.storeId
  return views(
    ctx,
    rows.map((row) => known<Change>(row)).filter((row) => isHere(row)),
  )
}

async function openAbout(
  db: Db,
  ctx: StaffCtx,
  kind: ProposalKind,
  subject: AuditObject,
): Promise<ProposalRow | undefined> {
  const openAt = new Date(ctx.clock.now())
  return (await listProposals(db, ctx.scope.partnerId, kind, { subject, openAt }, 1))[0]
}

/** Those that wait, as the reader is shown them. */
export async function waitingSecond<Change extends object, View>(
  ctx: StaffCtx,
  look: SecondLook<Change, View>,
): Promise<Result<View[], never>> {
  const which = {
    openAt: new Date(ctx.clock.now()),
    ...(look.storeOf && { storeId: ctx.scope.storeId }),
  }
  const open = await listProposals(ctx.services.db, ctx.scope.partnerId, look.kind, which, shown)
  return ok(await viewsOf(ctx, look, open))
}

/** The one that waits about a thing. */
export async function waitingAbout<Change extends object, View>(
  ctx: StaffCtx,
  look: SecondLook<Change, View>,
  subject: AuditObject,
): Promise<View | null> {
  const open = await openAbout(ctx.services.db, ctx, look.kind, subject)
  return (open && (await viewsOf(ctx, look, [open]))[0]) ?? null
}

/** In the transaction that found that one person may not. */
export async function askSecond<Change extends object, View>(
  trx: Db,
  ctx: StaffCtx,
  { kind, subjectOf }: SecondLook<Change, View>,
  { change, reason, requestId, life }: Asking<Change>,
): Promise<Result<undefined, 'proposalOpen'>> {
  const subject = subjectOf(change)
  if (requestId === undefined) {
    const open = await openAbout(trx, ctx, kind, subject)
    if (open?.staffId === ctx.staff.id && isDeepStrictEqual(open.change, change))
      return ok(undefined)
  }
  return propose(trx, ctx, {
    kind,
    subject,
    change,
    reason,
    requestId: requestId ?? randomUUID(),
    ...(life !== undefined && { life }),
  })
}

/** What somebody says of one that waits. */
export type Said = Omit<Decision, 'kind'>

export async function decideSecond<Change extends object, View>(
  ctx: StaffCtx,
  look: SecondLook<Change, View>,
  decision: Said,
  { prepare, carryOut }: Yes<Change>,
): Promise<Result<View[], ErrorName>> {
  const { kind } = look
  const found = await findProposal(ctx.services.db, ctx.scope.partnerId, kind, decision.id)
  if (!found || (await viewsOf(ctx, look, [found])).length === 0) return refuse('notFound')
  const refusal = await decide(
    ctx,
    { kind, ...decision },
    {
      ...(prepare && { prepare: (approved) => prepare(ctx, known(approved)) }),
      carryOut: (trx, approved) => carryOut(trx, ctx, known(approved)),
    },
  )
  return refusal ? refuse(refusal) : waitingSecond(ctx, look)
}
