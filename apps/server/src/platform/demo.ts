import type { PictureRef } from '@mallard/contract/fields'
import type { Instant, Scope } from '@mallard/kernel'
import type { ShopperCtx } from './http/context.ts'
import type { Services } from './services.ts'

/** A call of the contract by its name, as somebody of the demo world; a refusal is a fault. */
export type DemoCall = <T>(name: string, input: object) => Promise<T>

/** What a feature fills its part of the demo world with. */
export interface DemoWorld {
  readonly services: Services
  readonly now: Instant
  /** A picture of `shop-data` by its key. */
  pictureOf(key: string): Promise<PictureRef>
  /** The member of a shopper of `shop-data`, by partner and code. */
  memberOf(scope: Scope, code: string): number | undefined
  /** A member at a moment, for what no call of theirs does. */
  as(scope: Scope, memberId: number, at: Instant): ShopperCtx
  /** Acts for a member at a moment; the channels take their payments at once. */
  actAs(scope: Scope, memberId: number, at: Instant): DemoCall
}
