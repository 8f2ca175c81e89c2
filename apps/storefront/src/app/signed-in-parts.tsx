import type { Scope } from '@mallard/kernel'
import type { View } from '#platform/navigator/view.ts'
import { NoticeBanner } from '#platform/notices/notice-banner.tsx'
import { ConsentSheet } from './consent/consent-sheet.tsx'

/** What only somebody who is signed in has: messages, and the question whether new agreements are accepted. */
export function SignedInParts({ view, scope }: { view: View; scope: Scope }) {
  return (
    <>
      <NoticeBanner scope={scope} />
      <ConsentSheet page={view.name} scope={scope} />
    </>
  )
}
