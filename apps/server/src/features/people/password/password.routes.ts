import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { login, type OnJoin } from '#features/people/identity/index.ts'
import type { Ports } from '#platform/feature.ts'
import { bind } from '#platform/http/bind.ts'
import { loginByPassword, resetPassword, type NotePassword } from './password.service.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    /** Welcomes a member who just joined, in the transaction that makes the account. */
    onJoin: OnJoin
    /** Writes down that a password was set. */
    notePassword: NotePassword
  }
}

/** They stand in the contract among the calls about identities; one signs in by code as well. */
const calls = { login: identityCalls.login, resetPassword: identityCalls.resetPassword }

export const passwordRoutes = ({ onJoin, notePassword }: Pick<Ports, 'onJoin' | 'notePassword'>) =>
  bind('identity', calls, {
    login: (ctx, { password, ...input }) =>
      password === undefined
        ? login(ctx, onJoin, input)
        : loginByPassword(ctx, onJoin, { ...input, password }),
    resetPassword: (ctx, input) => resetPassword(ctx, onJoin, notePassword, input),
  })
