import type { ShareOutcome } from '@mallard/host'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import ShareSheet from './share-sheet.tsx'

const host = vi.hoisted(() => ({ share: async (): Promise<string> => 'shared' }))
vi.mock('#platform/host.ts', () => ({ currentHost: () => host }))
vi.mock('./share-card.ts', () => ({
  posterOf: () => undefined,
  cardOf: async () => ({ title: '手冲壶', link: 'https://shop.example/goods/7-1-1' }),
}))
const said = vi.hoisted((): string[] => [])
vi.mock('@mallard/ui/toast', () => ({ toast: (words: string) => void said.push(words) }))

beforeEach(() => {
  said.length = 0
})
afterEach(cleanup)

async function send(share: () => Promise<ShareOutcome>) {
  host.share = share
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  const set = stage({ isSignedIn: true, answers: { 'share.record': {} } })
  set.show(<ShareSheet open onClose={() => undefined} />)
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: '分享给好友',
    hidden: true,
  })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  return { set, copied }
}

it('says that the link was copied where the app around it cannot share, and what to do with it', async () => {
  for (const share of [
    async () => 'unsupported' as const,
    async () => Promise.reject(new Error('no bridge')),
  ]) {
    said.length = 0
    const { copied } = await send(share)
    await waitFor(() => expect(said).toEqual(['这里不能直接分享，链接已复制，粘贴给好友即可']))
    expect(copied).toHaveLength(1)
    cleanup()
  }
})

it.each([
  ['shared', ['已分享']],
  ['menu', ['点击右上角“…”分享给好友']],
  ['cancelled', []],
] as const)('says what came of it: %s', async (outcome, words) => {
  const { set } = await send(async () => outcome)
  await waitFor(() => expect(said).toEqual(words))
  await waitFor(() =>
    expect(set.calls.some(([name]) => name === 'share.record')).toBe(outcome !== 'cancelled'),
  )
})
