import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { largestId } from '@mallard/contract/fields'
import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import { accountAdminCalls } from '@mallard/contract/trade/payment/account-admin.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Elsewhere } from './authz-admin-rows.ts'
import type { AdminRow } from './test-access.ts'
import type { makers } from './test-makers.ts'
import { newSerial } from './test-transfers.ts'

let requests = 0
const nextRequest = () => `request-${(requests += 1)}`

/** An account to transfer to that nobody has. */
export function accountInput(version: number | null) {
  return {
    holder: '测试公司',
    bank: '示例银行',
    accountNo: '6222000000001234',
    leastAmount: 10_000,
    twoPersonsFrom: 500_000,
    reason: '换银行',
    requestId: nextRequest(),
    version,
  }
}

/**
 * A proposal for the account that waits, by this member of staff; one that waited before is taken
 * back.
 */
export async function accountProposal(staff: Caller): Promise<number> {
  await withdrawOpen(staff)
  const { account } = await staff.data(accountAdminCalls.read, {})
  const { proposals } = await staff.data(
    accountAdminCalls.propose,
    accountInput(account?.version ?? null),
  )
  return proposals[0]!.id
}

async function withdrawOpen(staff: Caller): Promise<void> {
  const { proposals } = await staff.data(accountAdminCalls.read, {})
  for (const { id, canWithdraw } of proposals)
    if (canWithdraw)
      await staff.data(accountAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
}

/** The rows of members and transfers. */
export function marketingRows(
  make: ReturnType<typeof makers>,
  owner: Caller,
  buyer: Caller,
  elsewhere: Elsewhere,
): Readonly<Record<string, AdminRow>> {
  const buyerId = async () => ({ memberId: (await buyer.data(identityCalls.userInfo, {})).id })
  const listPlain = ['pageNum', 'pageSize', 'q']
  const agreementInput = async () => {
    const { agreements } = await owner.data(agreementAdminCalls.list, {})
    const { code, versions } = agreements.find(({ isNeeded }) => !isNeeded)!
    const { version, title, titleEn, html, htmlEn } = versions[0]!
    return {
      code,
      version,
      title,
      titleEn,
      html: `${html}<p>${nextRequest()}</p>`,
      htmlEn,
      reason: '补充',
    }
  }
  return {
    'memberAdmin.list': {
      own: async () => ({}),
      plain: [...listPlain, 'after', 'before', 'level', 'sort'],
    },
    'memberAdmin.detail': {
      own: buyerId,
      theirs: { memberId: elsewhere.memberId },
      missing: { memberId: largestId },
    },
    'agreementAdmin.list': { own: async () => ({}) },
    'agreementAdmin.publish': {
      own: agreementInput,
      plain: ['code', 'title', 'titleEn', 'html', 'htmlEn', 'reason', 'version'],
    },
    'voucherAdmin.list': { own: async () => ({}), plain: ['pageNum', 'pageSize', 'state', 'q'] },
    'voucherAdmin.detail': {
      own: async () => ({ id: await make.voucherOf(buyer) }),
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
    },
    'voucherAdmin.approve': {
      own: async () => {
        const id = await make.voucherOf(buyer)
        const { list } = await owner.data(voucherAdminCalls.list, { pageSize: 100 })
        return { id, amount: list.find((each) => each.id === id)!.amount, serialNo: newSerial() }
      },
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
      plain: ['amount', 'serialNo', 'payer'],
    },
    'voucherAdmin.reject': {
      own: async () => ({ id: await make.voucherOf(buyer), reason: '未查到款项' }),
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
      plain: ['reason'],
    },
    'accountAdmin.read': { own: async () => ({}) },
    'accountAdmin.propose': {
      own: async () => {
        await withdrawOpen(owner)
        return accountInput((await owner.data(accountAdminCalls.read, {})).account?.version ?? null)
      },
      plain: Object.keys(accountInput(null)),
    },
    'accountAdmin.decide': {
      own: async () => ({ id: await accountProposal(owner), verdict: 'withdraw', note: '' }),
      theirs: { id: elsewhere.proposalId },
      missing: { id: largestId },
      plain: ['phoneCode', 'verdict', 'note', 'accountNo'],
    },
    'accountAdmin.stop': { own: async () => ({ reason: '核对账户' }), plain: ['reason'] },
  }
}
