import { hour, minute } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { accessTokenOf, jsapiTicketOf, withAccessToken } from './weixin-token.service.ts'

const shop = await testShop()
const { services } = shop
const fetched = () => shop.control<{ tokens: number; tickets: number }>('/_ctl/weixin')

it('fetches one ticket with one token however many ask at once, and keeps both', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => jsapiTicketOf(services)))
  expect(
    new Set(answers.map((answer) => (answer.kind === 'ok' ? answer.data.ticket : answer.code)))
      .size,
  ).toBe(1)
  await jsapiTicketOf(services)
  expect(await fetched()).toEqual({ tokens: 1, tickets: 1 })
  expect(answers[0]).toMatchObject({ kind: 'ok', data: { appId: 'wx00000000sandbox1' } })
})

it('fetches a new one before the old one ends', async () => {
  const before = await fetched()
  shop.clock.advance(2 * hour - 4 * minute)
  expect((await jsapiTicketOf(services)).kind).toBe('ok')
  expect(await fetched()).toEqual({ tokens: before.tokens + 1, tickets: before.tickets + 1 })
})

it('replaces a token that is refused, once, although many notice it', async () => {
  const old = await accessTokenOf(services, 'web')
  await shop.control('/_ctl/weixin/forget-tokens', {})
  const before = await fetched()
  const calls = Array.from({ length: 6 }, () =>
    withAccessToken(services, 'web', (weixin, token) => weixin.jsapiTicket(token)),
  )
  expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 6 }, () => 'ok'),
  )
  expect((await fetched()).tokens).toBe(before.tokens + 1)
  expect(await accessTokenOf(services, 'web')).not.toEqual(old)
})

it('gives up on what WeChat refuses, and lets the next one try', async () => {
  shop.clock.advance(3 * hour)
  await shop.control('/_ctl/rules', {
    match: { provider: 'weixin', operation: 'token' },
    do: { kind: 'errorBefore' },
  })
  expect((await jsapiTicketOf(services)).kind).toBe('unknown')
  expect((await jsapiTicketOf(services)).kind).toBe('ok')
})

it('says that it is not set up where it is not', async () => {
  expect(await jsapiTicketOf({ ...services, signIn: {} })).toMatchObject({
    kind: 'failed',
    reason: 'config',
  })
})
