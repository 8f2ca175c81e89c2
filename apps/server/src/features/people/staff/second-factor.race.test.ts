import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { setUpFactor } from './test-factor.ts'

const shop = await testShop()
const { password } = shop.logins.find(({ login }) => login === 'finance')!

async function entered(code: string, times: number): Promise<number> {
  const browsers = await Promise.all(Array.from({ length: times }, () => shop.visitor()))
  const answers = await Promise.all(
    browsers.map((who) => who.call(staffCalls.login, { login: 'finance', password, code })),
  )
  return answers.filter((answer) => answer.code === 200).length
}

it('of many who sign in with one code at the same moment, one is let in', async () => {
  const who = await shop.staff('finance')
  const { phone, codes } = await setUpFactor(shop, who, password)
  expect(await entered(phone.next(), 4)).toBe(1)
  shop.clock.advance(660_000)
  expect(await entered(codes[0]!, 4)).toBe(1)
})
