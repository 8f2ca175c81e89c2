import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { expect, it } from 'vitest'
import { codeFor, freshNumber, visitor } from './attackers.ts'

const scope = { partnerId: 1, storeId: 1 }
const addressOf = (network: string, index: number) => `${network}::${(index + 1).toString(16)}`

it('wants sixty texts to strangers from the addresses of one /64: one goes out, then pictures have to be read', async () => {
  const phones = Array.from({ length: 60 }, freshNumber)
  const reasons = []
  for (const [index, phone] of phones.entries()) {
    const browser = visitor(addressOf('2001:db8:64:1', index))
    reasons.push((await browser.call(identityCalls.sendPhoneCodeV2, { phone, ...scope })).reason)
  }
  expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1)
  const received = await Promise.all(phones.map(codeFor))
  expect(received.filter((code) => code !== undefined)).toHaveLength(1)
})

it('wants 120 guesses from the addresses of one /64: thirty are looked at', async () => {
  const reasons = []
  for (let index = 0; index < 120; index += 1) {
    const browser = visitor(addressOf('2001:db8:64:2', index))
    reasons.push(
      (await browser.call(identityCalls.login, { phone: freshNumber(), code: '123456', ...scope }))
        .reason,
    )
  }
  expect(reasons.filter((reason) => reason !== 'tooOften')).toHaveLength(30)
})

it('wants to burn the code that somebody waits for, by guessing at their phone: it stays good', async () => {
  const phone = freshNumber()
  const [victim, attacker] = [visitor(), visitor()]
  await victim.data(identityCalls.ssoInit, scope)
  await attacker.data(identityCalls.ssoInit, scope)
  await victim.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
  const code = (await codeFor(phone)) ?? ''
  for (let index = 0; index < 10; index += 1) {
    const guess = String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')
    expect(
      (await attacker.call(identityCalls.login, { phone, code: guess, ...scope })).reason,
    ).toBe('wrongCode')
  }
  expect((await attacker.call(identityCalls.login, { phone, code, ...scope })).reason).toBe(
    'wrongCode',
  )
  expect((await victim.call(identityCalls.login, { phone, code, ...scope })).code).toBe(200)
})

it.each(['cancel', 'bind'] as const)(
  'wants to frighten a stranger by a text about their account (%s): none is sent',
  async (scene) => {
    const phone = freshNumber()
    const answer = await visitor().call(identityCalls.sendPhoneCodeV2, { phone, scene, ...scope })
    expect(answer.code).toBe(401)
    expect(await codeFor(phone)).toBeUndefined()
  },
)
