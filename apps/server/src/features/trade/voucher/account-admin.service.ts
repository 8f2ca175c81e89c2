import type { ErrorName } from '@mallard/contract/errors'
import type {
  AccountProposal,
  AdminAccount,
} from '@mallard/contract/trade/payment/account-admin.calls'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import {
  audit,
  changesOf,
  decide as settle,
  listProposals,
  propose as ask,
  proposalViews,
  type ProposalRow,
} from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { accountOf, setAccount, stopAccount, type AccountTerms } from './account.repo.ts'

const kind = 'account'
const right = 'account.write'
/** Proposals that the back office shows. */
const rowsShown = 50

/** What is asked for, with the account that was seen when it was. */
interface Change extends AccountTerms {
  readonly version: number | null
}

const changeOf = ({ change }: ProposalRow) => change as Change
const subjectOf = ({ scope }: StaffCtx) => `account ${scope.partnerId}` as const
/** Every store of the partner has this account. */
const isAllowed = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes(right)

export async function readAccount(ctx: StaffCtx): Promise<Result<AdminAccount, never>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const [account, proposals] = await Promise.all([
    accountOf(db, partnerId),
    listProposals(db, partnerId, kind, {}, rowsShown),
  ])
  const shown = await proposalViews(ctx, kind, proposals)
  return ok({
    account: account
      ? { ...termsView(account), isOpen: account.isOpen, version: account.version }
      : null,
    proposals: proposals.map((row, index): AccountProposal => {
      const view = shown[index]!
      return {
        ...view,
        canWithdraw: isAllowed(ctx) && view.canWithdraw,
        terms: termsView(changeOf(row)),
      }
    }),
  })
}

const termsView = ({ holder, bank, accountNo, leastAmount, twoPersonsFrom }: AccountTerms) => ({
  holder,
  bank,
  accountNo,
  leastAmount: fen(leastAmount),
  twoPersonsFrom: fen(twoPersonsFrom),
})

interface Proposing extends Change {
  readonly reason: string
  readonly requestId: string
}

export async function proposeAccount(
  ctx: StaffCtx,
  { reason, requestId, version, ...terms }: Proposing,
): Promise<Result<AdminAccount, ErrorName>> {
  if (!isAllowed(ctx)) return refuse('partnerWide')
  const asked = await ctx.services.db.transaction().execute((trx) =>
    ask(trx, ctx, {
      kind,
      subject: subjectOf(ctx),
      change: { ...terms, version },
      reason,
      requestId,
    }),
  )
  return asked.ok ? readAccount(ctx) : asked
}

interface Deciding {
  readonly id: number
  readonly verdict: 'approve' | 'decline' | 'withdraw'
  readonly note: string
  readonly accountNo?: string | undefined
  readonly phoneCode?: string | undefined
}

/**
 * Money goes to this number from now on: who agrees has it from the bank's paper, not from the
 * screen.
 */
export async function decideAccount(
  ctx: StaffCtx,
  { accountNo, ...decision }: Deciding,
): Promise<Result<AdminAccount, ErrorName>> {
  if (!isAllowed(ctx)) return refuse('partnerWide')
  const refusal = await settle(
    ctx,
    { kind, ...decision },
    { carryOut: (trx, { change }) => setAgreed(trx, ctx, change as Change, accountNo) },
  )
  return refusal ? refuse(refusal) : readAccount(ctx)
}

async function setAgreed(
  trx: Db,
  ctx: StaffCtx,
  { version, ...terms }: Change,
  typed: string | undefined,
): Promise<ErrorName | undefined> {
  if (typed !== terms.accountNo) return 'accountDiffers'
  const before = await accountOf(trx, ctx.scope.partnerId)
  if (!(await setAccount(trx, ctx.scope.partnerId, version, terms))) return 'versionConflict'
  const seen = before ? { ...termsView(before), isOpen: before.isOpen } : {}
  await audit(trx, ctx, 'account.set', subjectOf(ctx), changesOf(seen, { ...terms, isOpen: true }))
  return undefined
}

export async function stop(
  ctx: StaffCtx,
  { reason }: { reason: string },
): Promise<Result<AdminAccount, ErrorName>> {
  if (!isAllowed(ctx)) return refuse('partnerWide')
  await ctx.services.db.transaction().execute(async (trx) => {
    if (!(await stopAccount(trx, ctx.scope.partnerId))) return
    await audit(trx, ctx, 'account.stop', subjectOf(ctx), {
      isOpen: { before: true, after: false },
      reason: { before: null, after: reason },
    })
  })
  return readAccount(ctx)
}
