import { z } from 'zod'
import { POST } from '../../api.ts'

/**
 * Where providers send a browser back with a form; no part of the specification's list, so not in
 * `calls`.
 */
export const signInHookCalls = {
  appleReturn: POST('/hooks/sign-in/apple', {
    summary: 'The form that Apple’s page posts: leads the browser on to the login page',
    authz: 'provider',
    kind: 'notify',
    reply: z.undefined(),
  }),
}
