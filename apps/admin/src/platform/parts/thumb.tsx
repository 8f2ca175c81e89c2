import type { PictureRef } from '@mallard/contract/fields'
import { useState } from 'react'
import { pictureUrl } from '../show.ts'
import styles from './thumb.module.css'

/** A small picture of goods; its own colour while it loads, and for good when it is missing. */
export function Thumb({ pic, size = 44 }: { pic: PictureRef; size?: number }) {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <span
      className={styles.thumb}
      style={{ width: size, height: size, background: pic.color || undefined }}
    >
      {!isMissing && (
        <img
          src={pictureUrl(pic.url, size > 100 ? 400 : 200)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setIsMissing(true)}
        />
      )}
    </span>
  )
}
