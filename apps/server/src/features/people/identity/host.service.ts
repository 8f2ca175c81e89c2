import { appMarksOf } from '#features/shop/store/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { hostOf, type SignInHost } from './host.rules.ts'

/** Where somebody signs in; the apps are those of the brand whose store it is. */
export async function signInHost(ctx: Ctx, source?: string): Promise<SignInHost> {
  return hostOf(ctx.userAgent, source, await appMarksOf(ctx.services, ctx.scope))
}
