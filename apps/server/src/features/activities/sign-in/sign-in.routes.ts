import { signInAdminCalls } from '@mallard/contract/activities/sign-in/sign-in-admin.calls'
import { signInCalls } from '@mallard/contract/activities/sign-in/sign-in.calls'
import type { ShopperCtx, StaffCtx } from '#platform/http/context.ts'
import { bind } from '#platform/http/bind.ts'
import * as admin from './sign-in-admin.service.ts'
import { content, makeUp, remind, sign } from './sign-in.service.ts'

export const signInRoutes = [
  ...bind('signIn', signInCalls, {
    content,
    sign: (ctx: ShopperCtx) => sign(ctx),
    makeUp,
    remind,
  }),
  ...bind('signInAdmin', signInAdminCalls, {
    read: (ctx: StaffCtx) => admin.read(ctx),
    save: admin.save,
  }),
]
