// @vitest-environment happy-dom
import type { HostCan } from '@mallard/host'
import { beforeEach, expect, it } from 'vitest'
import { notePrivacy, rememberChoice } from '#platform/privacy.ts'
import { finishInit, forgetShopper, restoreSession, signInAs } from '#platform/session.ts'
import { tellApp } from './tell-app.ts'

const someone = {
  id: 7,
  nickname: '林',
  avatar: '',
  roles: ['user'],
  staffLevel: 0,
} as unknown as NonNullable<Parameters<typeof signInAs>[0]>

function app(bridge = true) {
  const told: unknown[] = []
  const stop = tellApp({
    can: { bridge } as HostCan,
    native: async (method, input) => {
      told.push([method, input])
      throw new Error('an app that knows none of this')
    },
  })
  return { told, stop }
}

beforeEach(() => {
  localStorage.clear()
  restoreSession(1)
})

it('tells who has signed in and out, once each, and not before it is known', () => {
  const { told, stop } = app()
  expect(told).toEqual([])
  finishInit(undefined)
  signInAs(someone)
  signInAs({ ...someone, nickname: '林林' })
  forgetShopper()
  stop()
  signInAs(someone)
  expect(told).toEqual([
    ['loginStatus', { type: 'out' }],
    ['loginStatus', { type: 'in', userId: '7' }],
    ['loginStatus', { type: 'out' }],
  ])
})

it('tells what was agreed to and withdrawn, when it changes', () => {
  const { told, stop } = app()
  notePrivacy({ code: 'privacy', isGiven: true })
  rememberChoice('analytics', true)
  rememberChoice('analytics', true)
  rememberChoice('analytics', false)
  stop()
  expect(told).toEqual([
    ['privacyStatus', { type: 'privacy:given' }],
    ['privacyStatus', { type: 'analytics:given' }],
    ['privacyStatus', { type: 'analytics:withdrawn' }],
  ])
})

it('tells nothing to hosts without a bridge', () => {
  const { told } = app(false)
  finishInit(undefined)
  rememberChoice('analytics', true)
  expect(told).toEqual([])
})
