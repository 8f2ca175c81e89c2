import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ContentBlocks } from '#entities/content/content-blocks.tsx'
import { momentText } from '#platform/moment-text.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen, type ScreenProps } from '#platform/screen.ts'
import { ContentPageSkeleton } from './content-page.tsx'
import { LivePreview } from './live-preview.tsx'
import styles from './preview.module.css'
import { previewTexts } from './preview.texts.ts'

type Props = Pick<ScreenProps<'preview', never, Record<never, never>>, 'api' | 'params' | 'locale'>

/**
 * The draft of a page, for those who have its token and for its operators. The browser asks for it:
 * nothing of it stands in a document.
 */
export default defineScreen('preview', {
  head: ({ locale }) => ({ title: previewTexts.of(locale).title, noIndex: true }),
  Screen: Preview,
})

function Preview(props: Props) {
  const [isFramed, setFramed] = useState(false)
  // Only the back office may frame it, and shows what is being typed.
  useEffect(() => setFramed(window.parent !== window), [])
  return isFramed ? <LivePreview /> : <Draft {...props} />
}

function Draft({ api, params: { type, url }, locale }: Props) {
  const texts = previewTexts()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery({
    ...api.cms.preview.query({ type, url }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { isQuiet: true },
  })
  if (!data && !error) return <ContentPageSkeleton />
  if (!data)
    return (
      <>
        <NavBar title={texts.title} onBack={navigate.back} />
        <Empty
          title={texts.gone}
          note={texts.goneNote}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {texts.again}
            </Button>
          }
        />
      </>
    )
  return (
    <div className={data.layout === 'b' ? styles.read : undefined}>
      <p className={styles.ribbon} role="status">
        <strong>{texts.draft}</strong>
        {data.until !== null && <span>{texts.until(momentText(data.until, locale))}</span>}
      </p>
      <NavBar title={data.title} onBack={navigate.back} />
      {data.blocks.length > 0 ? (
        <ContentBlocks blocks={data.blocks} />
      ) : (
        <Empty title={texts.empty} />
      )}
    </div>
  )
}
