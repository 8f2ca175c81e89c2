import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { largestId } from '@mallard/contract/fields'
import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Elsewhere } from './authz-admin-rows.ts'
import type { AdminRow } from './test-access.ts'
import type { makers } from './test-makers.ts'

let requests = 0
const nextRequest = () => `request-${(requests += 1)}`

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
  }
}
