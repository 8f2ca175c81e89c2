import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { CloseIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import { Modal } from '../overlay/modal.tsx'
import styles from './image-viewer.module.css'
import { ZoomPicture } from './zoom-picture.tsx'

export interface ImageViewerProps {
  open: boolean
  onClose: () => void
  pictures: readonly { src: string; alt: string }[]
  /** Which one to show first. */
  index?: number | undefined
}

export function ImageViewerBody({ open, onClose, pictures, index = 0 }: ImageViewerProps) {
  const texts = useTexts()
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(index)

  useEffect(() => {
    const element = track.current
    if (!open || !element) return
    element.scrollLeft = index * element.clientWidth
    setCurrent(index)
  }, [open, index])

  function follow() {
    const element = track.current
    if (element && element.clientWidth > 0)
      setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      place="full"
      label={texts.slideOf(current + 1, pictures.length)}
      className={styles.panel}
    >
      <div ref={track} className={styles.track} onScroll={follow}>
        {pictures.map((picture, place) => (
          <div key={picture.src} className={styles.slide}>
            {/* Only neighbours are loaded. */}
            {Math.abs(place - current) <= 1 && (
              <ZoomPicture
                src={picture.src}
                alt={picture.alt}
                isCurrent={open && place === current}
              />
            )}
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <div className={styles.count} aria-hidden="true">
          {current + 1} / {pictures.length}
        </div>
      )}
      <IconButton
        className={styles.close}
        icon={<CloseIcon />}
        label={texts.close}
        onClick={onClose}
      />
    </Modal>
  )
}
