import { classNames } from '../class-names.ts'
import { SearchIcon } from '../icons/index.ts'
import { useLink } from '../link/index.ts'
import styles from './search-bar.module.css'

export interface SearchEntryProps {
  href: string
  placeholder: string
  /**
   * What it is called when the placeholder alone does not say that one searches; holds the
   * placeholder.
   */
  label?: string | undefined
  className?: string | undefined
}

/** Looks like the search bar and leads to the page that has it. */
export function SearchEntry({ href, placeholder, label, className }: SearchEntryProps) {
  const Link = useLink()
  return (
    <Link
      href={href}
      aria-label={label}
      className={classNames(styles.box, styles.entry, className)}
    >
      <SearchIcon size={20} className={styles.glass} />
      <span className={styles.hint}>{placeholder}</span>
    </Link>
  )
}
