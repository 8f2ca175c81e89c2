import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { expect, it } from 'vitest'
import { member, visitor } from './attackers.ts'

const scope = { partnerId: 1, storeId: 1 }
const visits = 300

/** The number of a session that begins now: they are counted as they are written down. */
async function nextSession(): Promise<number> {
  const { list } = await (await member()).data(memberCalls.sessionList, {})
  return Math.max(...list.map(({ id }) => id))
}

it.each([{}, { utm_source: 'weixinMiniProgram' }])(
  'wants to fill the table of sessions by coming again and again without a cookie (%j)',
  async (more) => {
    const before = await nextSession()
    for (let come = 0; come < visits; come += 1)
      await visitor().data(identityCalls.ssoInit, { ...scope, ...more })
    // Each of the two members wrote their own, and nobody else did; other attackers are at it in
    // the meantime.
    expect((await nextSession()) - before).toBeLessThan(visits / 2)
  },
)
