import type { PageName } from '@mallard/contract/pages'
import type { Scope } from '@mallard/kernel'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import type { View } from '#platform/navigator/view.ts'
import { NoticeBanner } from '#platform/notices/notice-banner.tsx'
import { claimOpened } from '#platform/tracking/note-opened.ts'
import { ConsentSheet } from './consent/consent-sheet.tsx'
import { GiftBanner } from './gift-banner.tsx'
import { followTabs } from './follow-tabs.ts'

/** Pages that tell what has just been done: a message about the same would lie on the good news. */
const resultPages: ReadonlySet<string> = new Set<PageName>(['orderStatus', 'paymentStatus'])

/**
 * What only somebody who is signed in has: messages, the gift that waits, the question whether new agreements are
 * accepted, and what they came by before.
 */
export function SignedInParts({ view, scope }: { view: View; scope: Scope }) {
  const api = useApi()
  useEffect(() => claimOpened(api), [api])
  useEffect(() => followTabs(), [])
  return (
    <>
      {/* The page says itself what came of it; the message is in the centre all the same. */}
      {!resultPages.has(view.name) && <NoticeBanner scope={scope} />}
      <GiftBanner page={view.name} scope={scope} />
      <ConsentSheet page={view.name} scope={scope} />
    </>
  )
}
