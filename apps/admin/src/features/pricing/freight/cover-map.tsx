import type { FreightArea } from '@mallard/contract/pricing/freight/freight-areas'
import { useLocale } from '#platform/texts.ts'
import { coverOf } from './freight-cover.ts'
import styles from './freight.module.css'
import { freightTexts } from './freight.texts.ts'
import { provinceTiles } from './province-tiles.ts'

/** Shades that areas take turns in. */
const shades = 6

interface CoverMapProps {
  areas: readonly FreightArea[]
}

/** Which province belongs to which area, as a map of tiles; the list beside it says it in words. */
export function CoverMap({ areas }: CoverMapProps) {
  const texts = freightTexts.use()
  const isEnglish = useLocale() === 'en'
  const covers = provinceTiles.map(([code]) => coverOf(areas, code))
  const counted = areas
    .map((_, index) => ({ index, count: covers.filter(({ area }) => area === index).length }))
    .filter(({ count }) => count > 0)
    .map(({ index, count }) => texts.inProvinces(texts.area(index + 1), count))
  return (
    <div className={styles.map} role="img" aria-label={texts.map(counted.join(', '))}>
      {provinceTiles.map(([code, row, column, zh, en], place) => {
        const { area, isDelivered, isPartly } = covers[place]!
        return (
          <span
            key={code}
            className={styles.tile}
            style={{ gridArea: `${row} / ${column}` }}
            data-shade={isDelivered ? (area ?? 0) % shades : 'none'}
            data-partly={isPartly || undefined}
            title={isPartly ? `${isEnglish ? en : zh} · ${texts.mapPartly}` : undefined}
          >
            {isEnglish ? en : zh}
          </span>
        )
      })}
    </div>
  )
}

/** The colour of an area, as on the map. */
export function AreaMark({ index, isDelivered }: { index: number; isDelivered: boolean }) {
  return (
    <span
      className={styles.mark}
      data-shade={isDelivered ? index % shades : 'none'}
      aria-hidden="true"
    />
  )
}
