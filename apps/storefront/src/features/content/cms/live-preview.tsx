import type { LiveNote, LivePage } from '@mallard/contract/content/cms/page.codes'
import { NavBar } from '@mallard/ui/nav-bar'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { OneBlock } from '#entities/content/content-blocks.tsx'
import { ContentPageSkeleton } from './content-page.tsx'
import styles from './preview.module.css'

const tell = (note: LiveNote) => window.parent.postMessage(note, window.location.origin)

/**
 * The page as it is being written: the editor around it, and nobody else, says what is shown. A
 * press chooses a block and follows no link.
 */
export function LivePreview() {
  const [page, setPage] = useState<LivePage>()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<LivePage>) => {
      if (origin !== window.location.origin || source !== window.parent) return
      if (data?.kind === 'page-show') setPage(data)
    }
    addEventListener('message', listen)
    tell({ kind: 'page-ready' })
    return () => removeEventListener('message', listen)
  }, [])
  const chosen = page?.chosen
  useEffect(() => {
    if (chosen === undefined || chosen === null) return
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  function choose(event: MouseEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const blocks = [...(list.current?.children ?? [])]
    const place = blocks.findIndex((block) => block.contains(event.target as Node))
    if (place >= 0) tell({ kind: 'page-chosen', place })
  }

  if (!page) return <ContentPageSkeleton />
  return (
    <div className={page.layout === 'b' ? styles.read : undefined}>
      <NavBar title={page.title} />
      <div className={styles.live} ref={list} onClickCapture={choose}>
        {page.blocks.map((block, place) => (
          <div
            key={`${place} ${block?.kind}`}
            {...(place === page.chosen && { 'data-chosen': '' })}
          >
            {block ? (
              <OneBlock block={block} place={place} />
            ) : (
              <p className={styles.none}>{page.names[place]}</p>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
