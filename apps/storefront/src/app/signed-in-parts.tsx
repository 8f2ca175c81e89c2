import type { Scope } from '@mallard/kernel'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import type { View } from '#platform/navigator/view.ts'
import { NoticeBanner } from '#platform/notices/notice-banner.tsx'
import { claimOpened } from '#platform/share/note-opened.ts'
import { ConsentSheet } from './consent/consent-sheet.tsx'
import { followTabs } from './follow-tabs.ts'

/** What only somebody who is signed in has: messages, the question whether new agreements are accepted, and what they came by before. */
export function SignedInParts({ view, scope }: { view: View; scope: Scope }) {
  const api = useApi()
  useEffect(() => claimOpened(api), [api])
  useEffect(() => followTabs(), [])
  return (
    <>
      <NoticeBanner scope={scope} />
      <ConsentSheet page={view.name} scope={scope} />
    </>
  )
}
