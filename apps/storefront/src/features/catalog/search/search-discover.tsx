import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { IconButton } from '@mallard/ui/button'
import { Chip } from '@mallard/ui/chip'
import { confirm } from '@mallard/ui/dialog'
import { TrashIcon } from '@mallard/ui/icons'
import type { ReactNode } from 'react'
import { GoodsGrid } from '#entities/goods/goods-feed.tsx'
import { usePage } from '#platform/navigator/index.ts'
import { useSearchHistory } from './search-history.ts'
import styles from './search.module.css'
import { searchTexts } from './search.texts.ts'

/** Before anything is looked for: what one looked for before, what others look for, what sells. */
export function SearchDiscover({
  hotWords,
  popular,
  onSearch,
}: {
  hotWords: readonly string[]
  popular: readonly GoodsCard[]
  onSearch: (word: string) => void
}) {
  const texts = searchTexts()
  const history = useSearchHistory(usePage().scope)
  const clear = async () => {
    if (await confirm({ title: texts.clearAsk })) history.clear()
  }
  return (
    <div className={styles.discover}>
      {history.words.length > 0 && (
        <Section
          title={texts.history}
          extra={
            <IconButton
              icon={<TrashIcon size={18} />}
              label={texts.clear}
              onClick={() => void clear()}
            />
          }
        >
          <Words words={history.words} onSearch={onSearch} />
        </Section>
      )}
      {hotWords.length > 0 && (
        <Section title={texts.hot}>
          <Words words={hotWords} onSearch={onSearch} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section title={texts.popular}>
          <GoodsGrid goods={popular} eager={4} leads />
        </Section>
      )}
    </div>
  )
}

export function Section({
  title,
  extra,
  children,
}: {
  title: string
  extra?: ReactNode
  children: ReactNode
}) {
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  )
}

export function Words({
  words,
  onSearch,
}: {
  words: readonly string[]
  onSearch: (word: string) => void
}) {
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word}>
          <Chip className={styles.word} onPress={() => onSearch(word)}>
            {word}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
