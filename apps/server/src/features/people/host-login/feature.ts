import { defineFeature } from '#platform/feature.ts'
import { hostLoginRoutes } from './host-login.routes.ts'
import { signInJobs } from './sign-in.jobs.ts'

/** Signs in whom a host or a company vouches for. */
export const hostLoginFeature = defineFeature({
  name: 'host-login',
  owns: ['apple_grant', 'sign_in_attempt', 'sign_in_code', 'weixin_token'],
  routes: () => hostLoginRoutes,
  jobs: signInJobs,
  recurring: [{ kind: 'signIn.sweep', dailyAt: '04:45' }],
  retention: {
    sign_in_attempt: 'signIn.sweep',
    sign_in_code: 'signIn.sweep',
    apple_grant: 'signIn.sweep',
  },
})
