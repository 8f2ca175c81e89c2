import { href } from '@mallard/contract/paths'
import { SearchEntry } from '@mallard/ui/search-bar'
import { BrandMark } from '#platform/brand-mark.tsx'
import { usePage } from '#platform/navigator/index.ts'
import { usePartner } from '#platform/partner.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import { homeTexts } from './home.texts.ts'
import styles from './home.module.css'

/** Who one is with, and the way to search; stays in sight. */
export function StoreBar() {
  const { partnerId, storeId } = usePage().scope
  const partner = usePartner()
  const texts = homeTexts()
  const word = partner?.wapGoods.hotWords[0]
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        <BrandMark partner={partner?.partner} className={styles.logo} />
        <span className={styles.words}>
          {partner?.partner.name}
          <span className="sr-only"> {partner?.store.name}</span>
        </span>
      </h1>
      <SearchEntry
        href={href('search', { partnerId, storeId })}
        placeholder={word ?? texts.search}
        label={word && texts.searchFor(word)}
      />
      <ShareButton label={texts.share} />
    </header>
  )
}
