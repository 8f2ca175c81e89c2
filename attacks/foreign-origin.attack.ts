import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { expect, it } from 'vitest'
import { member, shop } from './attackers.ts'

const host = new URL(shop).host

it.each([
  ['from another site', { origin: 'https://evil.example' }],
  [
    'from another site, with its host passed on by a proxy',
    {
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    },
  ],
  ['from another port of the same machine', { origin: 'http://127.0.0.1:1' }],
  ['from a site whose name begins like the shop’s', { origin: `http://${host}.evil.example` }],
  ['from a frame without an origin', { origin: 'null' }],
])('wants to act for somebody who is signed in, %s', async (_, headers) => {
  const victim = await member()
  const answer = await victim.fetch('/sso/info/update', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ nickname: '坏人' }),
  })
  expect(answer.status).toBe(403)
  expect((await victim.data(identityCalls.userInfo, {})).nickname).not.toBe('坏人')
})
