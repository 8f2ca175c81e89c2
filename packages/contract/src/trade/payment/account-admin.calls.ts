import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Money, RowId, text, whole, line } from '../../fields.ts'
import { Deciding, Proposal, RequestId } from '../../people/staff/proposal.fields.ts'

const max = 100_000_000_000

/** Digits, which people write in groups. */
const AccountNo = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{8,30}$/, '账号应为8至30位数字'))

const Terms = z.object({
  holder: z.string(),
  bank: z.string(),
  accountNo: z.string(),
  /** Fen from which on orders can be paid so. */
  leastAmount: Money,
  /** Fen from which on two persons must have found the money. */
  twoPersonsFrom: Money,
})

export const AccountProposal = Proposal.extend({ terms: Terms })
export type AccountProposal = z.output<typeof AccountProposal>

export const AdminAccount = z.object({
  /** Null where there never was one. */
  account: Terms.extend({ isOpen: z.boolean(), version: z.number().int() }).nullable(),
  /** The newest first. */
  proposals: z.array(AccountProposal),
})
export type AdminAccount = z.output<typeof AdminAccount>

export const accountAdminCalls = {
  read: GET('/admin/api/{p}-{s}/transfer-account', {
    summary: 'The account that shoppers transfer to, with what was proposed for it',
    authz: 'operator',
    right: 'voucher.read',
    reply: AdminAccount,
  }),
  propose: POST('/admin/api/{p}-{s}/transfer-account/propose', {
    summary:
      'Asks for another account or other limits; nothing changes until another person agrees',
    authz: 'operator',
    right: 'account.write',
    body: z.strictObject({
      holder: line(60, 2),
      bank: line(60, 2),
      accountNo: AccountNo,
      /** Fen from which on orders can be paid so. */
      leastAmount: whole(0, max),
      twoPersonsFrom: whole(1, max),
      reason: text(100, 2),
      requestId: RequestId,
      /** Version of the account that was seen; null for none. */
      version: whole(0, 1_000_000_000).nullable(),
    }),
    reply: AdminAccount,
  }),
  decide: POST('/admin/api/{p}-{s}/transfer-account/proposals/{id}/decide', {
    summary:
      'Another person agrees or declines, or the author takes it back; who agrees types the number of the account again',
    authz: 'operator',
    right: 'account.write',
    params: z.object({ id: RowId }),
    body: z.strictObject({ ...Deciding, accountNo: AccountNo.optional() }),
    reply: AdminAccount,
  }),
  stop: POST('/admin/api/{p}-{s}/transfer-account/stop', {
    summary: 'No more transfers from now on: one person may say so, opening it again takes two',
    authz: 'operator',
    right: 'account.write',
    body: z.strictObject({ reason: text(100, 2) }),
    reply: AdminAccount,
  }),
}
