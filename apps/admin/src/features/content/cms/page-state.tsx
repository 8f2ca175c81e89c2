import type { AdminPageRow } from '@mallard/contract/content/cms/page-admin.calls'
import { Pill } from '#platform/parts/pill.tsx'
import { shortTime } from '#platform/show.ts'
import { pageTexts } from './page.texts.ts'

/** Whether shoppers see a page, and whether its draft says something else. */
export function PageState({
  page: { isPublished, isChanged, publishAt },
}: {
  page: Pick<AdminPageRow, 'isPublished' | 'isChanged' | 'publishAt'>
}) {
  const texts = pageTexts.use()
  return (
    <>
      <Pill tone={isPublished ? 'good' : 'plain'}>{isPublished ? texts.live : texts.draft}</Pill>{' '}
      {publishAt !== null ? (
        <Pill tone="blue">{texts.planned(shortTime(publishAt))}</Pill>
      ) : (
        isPublished && isChanged && <Pill tone="warn">{texts.changed}</Pill>
      )}
    </>
  )
}
