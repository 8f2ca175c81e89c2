import { secondFactorCalls } from '@mallard/contract/people/staff/second-factor.calls'
import { second } from '@mallard/kernel'
import { codeAt } from '@mallard/testing/authenticator'
import type { Caller } from '@mallard/testing/caller'
import type { TestShop } from '#app/testing/test-shop.ts'

/** What the phone of somebody shows: the same secret, and the clock of the test. */
export interface Authenticator {
  /** A code that was not used yet: the clock goes on to its time. */
  next(): string
  /** The code of this moment, used or not. */
  now(): string
}

export function authenticatorOf({ clock }: TestShop, secret: string): Authenticator {
  const now = () => codeAt(secret, clock.now())
  return {
    now,
    next: () => {
      clock.advance(30 * second)
      return now()
    },
  }
}

/** Sets a second factor up for who is signed in; with their authenticator, and recovery codes. */
export async function setUpFactor(shop: TestShop, who: Caller, password: string) {
  const { secret, ticket } = await who.data(secondFactorCalls.begin, { password })
  const phone = authenticatorOf(shop, secret)
  const { codes } = await who.data(secondFactorCalls.confirm, { ticket, code: phone.now() })
  return { phone, codes }
}
