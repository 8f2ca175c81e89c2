import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { largestId } from '@mallard/contract/fields'
import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AdminRow } from './test-access.ts'

let requests = 0
const nextRequest = () => `request-${(requests += 1)}`

export const memberOf = async (who: Caller) => ({
  memberId: (await who.data(identityCalls.userInfo, {})).id,
})

/** The rows of members. */
export function marketingRows(
  owner: Caller,
  buyer: Caller,
  theirs: Readonly<Record<string, unknown>>,
): Readonly<Record<string, AdminRow>> {
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
      own: () => memberOf(buyer),
      theirs,
      missing: { memberId: largestId },
    },
    'agreementAdmin.list': { own: async () => ({}) },
    'agreementAdmin.publish': {
      own: agreementInput,
      plain: ['code', 'title', 'titleEn', 'html', 'htmlEn', 'reason', 'version'],
    },
  }
}
