import { cleanup, render, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nameTab } from '#platform/tab-title.ts'
import { inStore } from '#platform/test-in-store.tsx'
import { Bell } from './bell.tsx'
import { turnRing } from './ring.ts'

const scope = { partnerId: 1, storeId: 1 }
let told = { unread: 0, newest: 0 }
const notes: number[] = []

class FakeAudio {
  currentTime = 0
  destination = {}
  createGain = () => ({
    connect: () => {},
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
  })
  createOscillator = () => {
    const frequency = { value: 0 }
    return {
      frequency,
      connect: () => {},
      start: () => notes.push(frequency.value),
      stop: () => {},
    }
  }
  close = async () => {}
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio)
  localStorage.clear()
  notes.length = 0
  nameTab('订单')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function showBell(): QueryClient {
  const queries = new QueryClient()
  render(inStore({ scope, api: { alertAdmin: { unread: async () => told } } }, <Bell />, queries))
  return queries
}

it('says how much is unread, in the title of the tab as well, and rings for what is new alone', async () => {
  told = { unread: 3, newest: 10 }
  const queries = showBell()
  await screen.findByRole('link', { name: '提醒，3 条未读' })
  expect(document.title).toBe('(3) 订单 · Mallard')
  expect(notes).toEqual([])
  told = { unread: 100, newest: 12 }
  await queries.invalidateQueries()
  await screen.findByRole('link', { name: '提醒，99+ 条未读' })
  expect(document.title).toBe('(99+) 订单 · Mallard')
  expect(notes).toHaveLength(2)
  // The same in another tab, which looks later.
  localStorage.setItem('mallard.admin.rung.1-1', '13')
  told = { unread: 1, newest: 13 }
  await queries.invalidateQueries()
  await screen.findByRole('link', { name: '提醒，1 条未读' })
  expect(notes).toHaveLength(2)
  told = { unread: 0, newest: 13 }
  await queries.invalidateQueries()
  await screen.findByRole('link', { name: '提醒' })
  expect(document.title).toBe('订单 · Mallard')
})

it('is silent where it was switched off, and stays so', async () => {
  turnRing(false)
  told = { unread: 1, newest: 1 }
  const queries = showBell()
  await screen.findByRole('link', { name: '提醒，1 条未读' })
  told = { unread: 2, newest: 2 }
  await queries.invalidateQueries()
  await screen.findByRole('link', { name: '提醒，2 条未读' })
  expect(notes).toEqual([])
})
