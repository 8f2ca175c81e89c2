// @vitest-environment happy-dom
import { attributionTime } from '@mallard/contract/insight/share/attribution'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '#platform/api.ts'
import { forgetShopper, signInAs } from '#platform/session.ts'
import { claimOpened, noteOpened } from './note-opened.ts'

const record = vi.fn<(note: { id: string; sponsorId: string }) => Promise<unknown>>()
const api = { share: { record } } as unknown as Api
const me = { id: 7, nickname: '林', avatar: '', roles: ['user' as const], staffLevel: 0 }
const open = (search: string) => void noteOpened(api, { pathname: '/goods/1-1-1', search })

beforeEach(() => {
  localStorage.clear()
  forgetShopper()
  record.mockReset().mockResolvedValue({})
  vi.useRealTimers()
})

describe('an address that somebody shared', () => {
  it('is told, and told again under the same number once the visitor has signed in', async () => {
    open('?sponsorId=abcdefgh12')
    signInAs(me)
    claimOpened(api)
    const [first, again] = record.mock.calls.map(([note]) => note)
    expect(first).toMatchObject({
      channel: 'opened',
      path: '/goods/1-1-1',
      sponsorId: 'abcdefgh12',
    })
    expect(again).toEqual(first)
    await vi.waitFor(() => expect(localStorage.getItem('openedBy')).toBeNull())
    claimOpened(api)
    expect(record).toHaveBeenCalledTimes(2)
  })

  it('of a promoter is told by its path', () => {
    const pathname = '/fx/1-1/abcdefgh12/goods/SN-1'
    void noteOpened(api, { pathname, search: '?sponsorId=somebodyelse' })
    expect(record).toHaveBeenCalledWith(
      expect.objectContaining({ path: pathname, sponsorId: 'abcdefgh12' }),
    )
  })

  it('is told again later when the line was dead', async () => {
    open('?sponsorId=abcdefgh12')
    record.mockRejectedValueOnce(new Error('no line'))
    claimOpened(api)
    await Promise.resolve()
    claimOpened(api)
    expect(record).toHaveBeenCalledTimes(3)
  })

  it('is the last one that counts, for fifteen days', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    open('?sponsorId=abcdefgh12')
    open('?sponsorId=second-one1')
    vi.setSystemTime(Date.now() + attributionTime - 1)
    claimOpened(api)
    expect(record.mock.lastCall?.[0].sponsorId).toBe('second-one1')
    record.mockClear()
    open('?sponsorId=abcdefgh12')
    vi.setSystemTime(Date.now() + attributionTime + 1)
    record.mockClear()
    claimOpened(api)
    expect(record).not.toHaveBeenCalled()
    expect(localStorage.getItem('openedBy')).toBeNull()
  })

  it('of who is signed in needs no second word', () => {
    signInAs(me)
    open('?sponsorId=abcdefgh12')
    claimOpened(api)
    expect(record).toHaveBeenCalledTimes(1)
  })

  it.each(['', '?sponsorId=', '?sponsorId=short', '?sponsorId=<script>alert(1)'])(
    'is none with %j',
    (search) => {
      open(search)
      expect(record).not.toHaveBeenCalled()
    },
  )

  it('forgets what is no note of its own', () => {
    for (const text of ['nonsense', '7', '{}', 'null']) {
      localStorage.setItem('openedBy', text)
      claimOpened(api)
    }
    expect(record).not.toHaveBeenCalled()
  })
})
