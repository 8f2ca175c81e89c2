import type { PictureRef } from '@mallard/contract/fields'
import { Button } from 'antd'
import { useState } from 'react'
import { MediaPicker } from '#platform/media/media-picker.tsx'
import { movedTo } from '#platform/moving/moved-to.ts'
import { useDragging } from '#platform/moving/use-dragging.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'

/** As many as the server takes. */
const most = 15

interface GoodsPicturesProps {
  pics: readonly PictureRef[]
  onChange: (pics: readonly PictureRef[]) => void
  isReadOnly: boolean
  /** What is wrong with it. */
  problem?: string | undefined
}

/** The gallery of goods: pictures of the library in their order, the first one the main picture. */
export function GoodsPictures({ pics, onChange, isReadOnly, problem }: GoodsPicturesProps) {
  const texts = goodsTexts.use()
  const [isPicking, setIsPicking] = useState(false)
  const move = (from: number, to: number) => onChange(movedTo(pics, from, to))
  const drag = useDragging(isReadOnly, move)

  return (
    <Panel
      title={texts.pictures}
      extra={
        !isReadOnly && (
          <Button size="small" disabled={pics.length >= most} onClick={() => setIsPicking(true)}>
            {texts.addPictures}
          </Button>
        )
      }
    >
      <ol className={styles.pictures}>
        {pics.map((pic, place) => (
          <li key={pic.url} className={styles.picture} {...drag(place)}>
            <Thumb pic={pic} size={92} />
            {place === 0 && <span className={styles.mainMark}>{texts.mainPicture}</span>}
            {!isReadOnly && (
              <span className={styles.pictureActions}>
                <Button
                  size="small"
                  type="text"
                  icon={<Icon name="back" size={14} />}
                  aria-label={texts.pictureForward(place + 1)}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<Icon name="trash" size={14} />}
                  aria-label={texts.removePicture(place + 1)}
                  disabled={pics.length === 1}
                  onClick={() => onChange(pics.filter((each) => each !== pic))}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <p className={`soft small ${styles.picturesHint}`}>{texts.picturesHint(most)}</p>
      )}
      {problem && (
        <p className={`small ${styles.bad}`} role="alert">
          {problem}
        </p>
      )}
      {isPicking && (
        <MediaPicker
          most={most - pics.length}
          onPick={(chosen) => {
            const added = chosen
              .map(({ picture }) => picture)
              .filter(({ url }) => pics.every((pic) => pic.url !== url))
            onChange([...pics, ...added])
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Panel>
  )
}
