import { classNames } from '../class-names.ts'
import { SearchIcon } from '../icons/index.ts'
import { useLink } from '../link/index.ts'
import styles from './search-bar.module.css'

/** Looks like the search bar and leads to the page that has it. */
export function SearchEntry({ href, placeholder, className }: { href: string; placeholder: string; className?: string | undefined }) {
  const Link = useLink()
  return (
    <Link href={href} className={classNames(styles.box, styles.entry, className)}>
      <SearchIcon size={20} className={styles.glass} />
      <span className={styles.hint}>{placeholder}</span>
    </Link>
  )
}
