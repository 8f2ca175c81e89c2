import { randomUUID } from 'node:crypto'
import { accountAdminCalls } from '@mallard/contract/trade/payment/account-admin.calls'
import type { Caller } from '@mallard/testing/caller'

/** An account to transfer to that nobody has. */
export function accountInput(version: number | null) {
  return {
    holder: '测试公司',
    bank: '示例银行',
    accountNo: '6222000000001234',
    leastAmount: 10_000,
    twoPersonsFrom: 500_000,
    reason: '换银行',
    requestId: randomUUID() as string,
    version,
  }
}

/**
 * A proposal for the account that waits, by this member of staff; one that waited before is taken
 * back.
 */
export async function accountProposal(staff: Caller): Promise<number> {
  await withdrawProposals(staff)
  const { account } = await staff.data(accountAdminCalls.read, {})
  const { proposals } = await staff.data(
    accountAdminCalls.propose,
    accountInput(account?.version ?? null),
  )
  return proposals[0]!.id
}

/** Takes back what this member of staff proposed of it. */
export async function withdrawProposals(staff: Caller): Promise<void> {
  const { proposals } = await staff.data(accountAdminCalls.read, {})
  for (const { id, canWithdraw } of proposals)
    if (canWithdraw)
      await staff.data(accountAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
}
