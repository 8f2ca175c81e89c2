import type { Call } from '@mallard/contract/api'
import type { Json } from './schemas.ts'

/** The ways in which a caller says who it is. */
export const securitySchemes: Readonly<Record<string, Json>> = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A shopper without cookies, such as an app: `Authorization: Bearer …` with the token that /sso/do/login answers. It needs no X-XSRF-TOKEN.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session-1',
    description:
      'A shopper in a browser. Set by /sso/do/login, one for each partner, here for partner 1; under HTTPS its name is `__Host-session-1`.',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'With the session cookie: what the XSRF-TOKEN cookie holds.',
  },
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: 'staff',
    description:
      'A member of staff: set by the call staff.login; under HTTPS its name is `__Host-staff`. Staff have no other way.',
  },
  staffXsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'With the staff cookie: what the STAFF-XSRF-TOKEN cookie holds.',
  },
}

/** Which of them a call takes; none for calls that anyone may make. */
export function securityOf({ authz, method, isGuarded }: Call): Json[] {
  const changes = method !== 'GET' || isGuarded
  if (authz === 'user' || authz === 'self')
    return [{ bearer: [] }, { session: [], ...(changes && { xsrf: [] }) }]
  if (authz === 'operator') return [{ staff: [], ...(changes && { staffXsrf: [] }) }]
  return []
}
