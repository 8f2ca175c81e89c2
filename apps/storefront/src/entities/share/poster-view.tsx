import type { Fen } from '@mallard/kernel'
import { buttonClass } from '@mallard/ui/button'
import { ErrorState } from '@mallard/ui/empty'
import { Skeleton } from '@mallard/ui/skeleton'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import type { CardPicture } from '#platform/share-picture.ts'
import { drawPoster } from './draw-poster.ts'
import styles from './share-sheet.module.css'
import { shareTexts } from './share.texts.ts'
import { useDrawn } from './use-drawn.ts'

/** A page's own address, price, words or picture, which stand on the poster in place of the goods' own. */
export interface PosterOffer {
  readonly path: string
  readonly price?: Fen
  readonly listPrice?: Fen
  readonly title?: string
  readonly text?: string
  readonly picture?: CardPicture
}

export interface PosterViewProps {
  /** Goods that it is of; the store without any. */
  itemId?: number | undefined
  offer?: PosterOffer | undefined
  onSaved: () => void
}

/** The poster of goods, or of the store without any, drawn on this phone, to be held or saved. */
export default function PosterView({ itemId, offer, onSaved }: PosterViewProps) {
  const texts = shareTexts()
  const api = useApi()
  const [title, setTitle] = useState('')
  const [drawn, again] = useDrawn([api, itemId, offer, texts.scan], async () => {
    const poster = await api.share.posters({ itemId, path: offer?.path })
    const shown = { ...poster, ...offer }
    setTitle(shown.title)
    return drawPoster(shown, texts.scan)
  })

  if (drawn.state === 'failed') return <ErrorState title={texts.failed} onRetry={again} />
  if (drawn.state === 'drawing') {
    return (
      <div className={styles.poster} role="status" aria-label={texts.drawing}>
        <Skeleton ratio={750 / 1200} className={styles.bone} />
      </div>
    )
  }
  return (
    <div className={styles.poster}>
      <img
        src={drawn.url}
        alt={texts.posterOf(title)}
        width={750}
        height={1200}
        onContextMenu={onSaved}
      />
      <p className={styles.hold}>{texts.hold}</p>
      <a
        className={buttonClass({ kind: 'primary', size: 'lg', block: true })}
        href={drawn.url}
        download={`${title}.png`}
        onClick={onSaved}
      >
        {texts.save}
      </a>
    </div>
  )
}
