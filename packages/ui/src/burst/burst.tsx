import styles from './burst.module.css'

const bits = Array.from({ length: 12 }, (_, place) => place)

/**
 * Bits that fly apart from the middle of what holds it, once. With reduced motion it is not shown;
 * a new `key` lets it fly again.
 */
export function Burst() {
  return (
    <span className={styles.burst} aria-hidden>
      {bits.map((place) => (
        <i key={place} />
      ))}
    </span>
  )
}
