import { asItCame } from './as-it-came.rules.ts'

/** Whether a brand has a name of its own. */
export const isBrandNamed = (name: string): boolean =>
  name !== '' && name !== asItCame.brand.zh && name !== asItCame.brand.en

interface Reached {
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly return_address: string
}

/** Whether a store has a name, a phone that shoppers call, and a place where goods come back to. */
export const isStoreReachable = ({
  name,
  phone,
  address,
  return_address: back,
}: Reached): boolean =>
  name !== asItCame.store.zh &&
  name !== asItCame.store.en &&
  phone !== '' &&
  (back !== '' || address !== '')
