import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ErrorName } from '@mallard/contract/errors'
import type { AuditObject, ProposalKind } from '@mallard/contract/people/staff/audit.codes'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { findProposal, listProposals, type ProposalRow } from './proposal.repo.ts'
import { decide, propose, type Decision } from './proposal.service.ts'
import { stateAt } from './proposal.states.ts'

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
  /** What must have happened outside a transaction before another person's yes is carried out. */
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

/** The steps of such a proposal, the same for all kinds. */
export function secondLook<Change extends object, View>(look: SecondLook<Change, View>) {
  const { kind, subjectOf, storeOf, views, prepare, carryOut } = look
  // The column holds what `ask` wrote.
  const known = (row: ProposalRow) => row as Asked<Change>
  const isHere = (ctx: StaffCtx, { change }: Asked<Change>) =>
    !storeOf || storeOf(change) === ctx.scope.storeId
  const viewsOf = (ctx: StaffCtx, rows: readonly ProposalRow[]) =>
    views(
      ctx,
      rows.map(known).filter((row) => isHere(ctx, row)),
    )
  const openAbout = async (db: Db, ctx: StaffCtx, subject: AuditObject) => {
    const openAt = new Date(ctx.clock.now())
    return (await listProposals(db, ctx.scope.partnerId, kind, { subject, openAt }, 1))[0]
  }

  async function waiting(ctx: StaffCtx): Promise<Result<View[], never>> {
    const which = {
      openAt: new Date(ctx.clock.now()),
      ...(storeOf && { storeId: ctx.scope.storeId }),
    }
    const open = await listProposals(ctx.services.db, ctx.scope.partnerId, kind, which, shown)
    return ok(await viewsOf(ctx, open))
  }

  return {
    waiting,

    /** The one that waits about a thing. */
    async about(ctx: StaffCtx, subject: AuditObject): Promise<View | null> {
      const open = await openAbout(ctx.services.db, ctx, subject)
      return (open && (await viewsOf(ctx, [open]))[0]) ?? null
    },

    /** In the transaction that found that one person may not. */
    async ask(
      trx: Db,
      ctx: StaffCtx,
      { change, reason, requestId, life }: Asking<Change>,
    ): Promise<Result<undefined, 'proposalOpen'>> {
      const subject = subjectOf(change)
      if (requestId === undefined) {
        const open = await openAbout(trx, ctx, subject)
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
    },

    async decide(
      ctx: StaffCtx,
      decision: Omit<Decision, 'kind'>,
    ): Promise<Result<View[], ErrorName>> {
      const found = await findProposal(ctx.services.db, ctx.scope.partnerId, kind, decision.id)
      if (!found || (await viewsOf(ctx, [found])).length === 0) return refuse('notFound')
      const isYes =
        decision.verdict === 'approve' &&
        stateAt(found, ctx.clock.now()) === 'open' &&
        found.staffId !== ctx.staff.id
      const unready = isYes ? await prepare?.(ctx, known(found)) : undefined
      if (unready) return refuse(unready)
      const refusal = await decide(ctx, { kind, ...decision }, (trx, approved) =>
        carryOut(trx, ctx, known(approved)),
      )
      return refusal ? refuse(refusal) : waiting(ctx)
    },
  }
}
