import { screenAuthCalls } from '@mallard/contract/people/screen-auth/screen-auth.calls'
import { bind } from '#platform/http/bind.ts'
import { answer, asked, claim, open } from './screen-auth.service.ts'

export const screenAuthRoutes = bind('screenAuth', screenAuthCalls, { open, asked, answer, claim })
