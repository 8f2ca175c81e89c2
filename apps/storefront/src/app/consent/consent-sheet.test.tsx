// Loaded when a call is first made.
import '@mallard/contract/routes.gen'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Scope } from '@mallard/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentSession } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import { ConsentSheet } from './consent-sheet.tsx'

const scope = { partnerId: 1, storeId: 1 } as Scope
const old = { version: '2025-01', at: 0 }
const privacy = {
  code: 'privacy',
  title: '隐私政策',
  version: '2026-01',
  updatedAt: 0,
  agreed: old,
  isDue: true,
}
const user = {
  code: 'user',
  title: '用户协议',
  version: '2026-01',
  updatedAt: 0,
  agreed: { version: '2026-01', at: 0 },
  isDue: false,
}

function open(answers: object, page: 'goods' | 'legalAgreement' = 'goods') {
  const set = stage({ isSignedIn: true, answers: { 'identity.logout': {}, ...answers } })
  set.show(<ConsentSheet page={page} scope={scope} />)
  return set
}
const listOf = (...agreements: object[]) => ({
  'member.agreementList': { agreements, choices: [] },
})
const button = (name: string) => screen.findByRole('button', { name, hidden: true })

beforeEach(() => sessionStorage.clear())

describe('the question after a change', () => {
  it('names what has changed, and nothing else', async () => {
    open(listOf(user, privacy))
    await screen.findByText('协议已更新')
    expect(screen.getByText('《隐私政策》')).toBeTruthy()
    expect(screen.queryByText('《用户协议》')).toBeNull()
  })

  it('accepts the versions that were shown, and looks again what is due', async () => {
    let isDue = true
    const { calls } = open({
      'member.agreementList': () => ({ agreements: [user, { ...privacy, isDue }], choices: [] }),
      'identity.agree': () => {
        isDue = false
        return {}
      },
    })
    fireEvent.click(await button('同意并继续'))
    await waitFor(() => expect(sessionStorage.getItem('consentSettled')).toBe('1:7'))
    expect(calls).toContainEqual([
      'identity.agree',
      { consents: [{ code: 'privacy', version: '2026-01' }], partnerId: 1, storeId: 1 },
    ])
  })

  it('stays when the answer did not arrive', async () => {
    open({ ...listOf(privacy), 'identity.agree': '网络异常' })
    fireEvent.click(await button('同意并继续'))
    await waitFor(async () =>
      expect(((await button('同意并继续')) as HTMLButtonElement).disabled).toBe(false),
    )
    expect(screen.getByText('协议已更新')).toBeTruthy()
    expect(sessionStorage.getItem('consentSettled')).toBeNull()
  })

  it('signs out who declines', async () => {
    const { went } = open(listOf(privacy))
    fireEvent.click(await button('不同意，退出登录'))
    await waitFor(() => expect(went).toEqual(['/a/1-1']))
    expect(currentSession().isLoggedIn).toBe(false)
  })

  it('is not put while an agreement is being read', async () => {
    const { calls } = open(listOf(privacy), 'legalAgreement')
    await waitFor(() => expect(calls.some(([name]) => name === 'member.agreementList')).toBe(true))
    expect(screen.queryByText('协议已更新')).toBeNull()
  })

  it('looks up once in a tab', async () => {
    const first = open(listOf(user))
    await waitFor(() => expect(sessionStorage.getItem('consentSettled')).toBe('1:7'))
    expect(first.calls).toHaveLength(1)
    expect(open(listOf(user)).calls).toEqual([])
  })
})
