import type { Media } from '@mallard/contract/catalog/media/media-admin.calls'
import { Checkbox } from 'antd'
import { pictureUrl } from '../show.ts'
import { useLocale } from '../texts.ts'
import styles from './media.module.css'
import { mediaTexts } from './media.texts.ts'

export interface MediaGridProps {
  items: readonly Media[]
  /** Ids, in the order in which they were chosen. */
  chosen: readonly number[]
  onToggle: (media: Media) => void
  /** A press on a picture opens it; without this it chooses it. */
  onOpen?: (media: Media) => void
  /** Nothing can be chosen. */
  isReadOnly?: boolean
}

/** Pictures side by side, as many as there is room for. */
export function MediaGrid({ items, chosen, onToggle, onOpen, isReadOnly = false }: MediaGridProps) {
  const texts = mediaTexts.use()
  const isEnglish = useLocale() === 'en'
  return (
    <ul className={styles.grid}>
      {items.map((media) => {
        const { id, name, picture, uses } = media
        const place = chosen.indexOf(id) + 1
        const said = (isEnglish && media.altEn) || media.alt || name
        return (
          <li key={id} className={styles.tile} data-chosen={place > 0 || undefined}>
            <button
              type="button"
              className={styles.face}
              style={{ background: picture.color || undefined }}
              aria-label={onOpen ? texts.open(name) : texts.select(name)}
              aria-pressed={onOpen ? undefined : place > 0}
              onClick={() => (onOpen ?? onToggle)(media)}
            >
              <img
                src={pictureUrl(picture.url, 200)}
                srcSet={`${pictureUrl(picture.url, 400)} 2x`}
                alt={said}
                loading="lazy"
                decoding="async"
              />
            </button>
            {!isReadOnly && onOpen && (
              <Checkbox
                className={styles.check}
                checked={place > 0}
                aria-label={texts.select(name)}
                onChange={() => onToggle(media)}
              />
            )}
            {!onOpen && place > 0 && (
              <span className={styles.place} aria-hidden="true">
                {place}
              </span>
            )}
            <div className={styles.name} title={name}>
              {name}
            </div>
            <div className={styles.facts}>
              <span>
                {picture.width} × {picture.height}
              </span>
              {uses > 0 && <span className={styles.uses}>{texts.uses(uses)}</span>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
