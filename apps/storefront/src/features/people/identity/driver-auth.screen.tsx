import {
  screenRoles,
  type ScreenRole,
} from '@mallard/contract/people/screen-auth/screen-auth.codes'
import { defineScreen } from '#platform/screen.ts'
import { HandOver } from './hand-over.tsx'
import { ScannedCode } from './scanned-code.tsx'
import { ShownCode } from './shown-code.tsx'

/**
 * Both sides of signing in elsewhere. A screen shows a code here, and the phone that scans it is
 * asked here (`ask`); a web view is asked whether it takes over the session of its app
 * (`passport`).
 */
export default defineScreen('driverAuth', {
  query: ['passport', 'to', 'ask', 'role'],
  head: () => ({ noIndex: true }),
  Screen: ({ query: { passport, ask, to, role } }) => {
    if (passport !== undefined) return <HandOver passport={passport} to={to} />
    if (ask !== undefined) return <ScannedCode ask={ask} />
    return <ShownCode role={roleOf(role)} to={to} />
  },
})

const roleOf = (text: string | undefined): ScreenRole =>
  screenRoles.find((role) => role === text) ?? 'computer'
