import type { ArticleChoice } from '@mallard/contract/content/cms/stored.fields'
import { InputNumber, Segmented, Select } from 'antd'
import { blockTexts } from './block.texts.ts'
import styles from './page.module.css'

interface ArticlesInputProps {
  label: string
  value: ArticleChoice
  onChange: (choice: ArticleChoice) => void
}

const maxArticles = 60

/** Which articles a block shows: the newest, or chosen ones by their addresses. */
export function ArticlesInput({ label, value, onChange }: ArticlesInputProps) {
  const texts = blockTexts.use()
  return (
    <div className={styles.stack} role="group" aria-label={label}>
      <Segmented
        value={'urls' in value ? 'chosen' : 'newest'}
        options={[
          { value: 'newest', label: texts.newest },
          { value: 'chosen', label: texts.byHand },
        ]}
        onChange={(kind) => onChange(kind === 'chosen' ? { urls: [] } : { count: 3 })}
      />
      {'urls' in value ? (
        <Select
          mode="tags"
          aria-label={texts.articleUrls}
          placeholder={texts.articleUrls}
          open={false}
          maxCount={maxArticles}
          value={value.urls}
          onChange={(urls: string[]) => onChange({ urls: urls.map((url) => url.trim()) })}
        />
      ) : (
        <InputNumber
          aria-label={texts.count}
          min={1}
          max={maxArticles}
          precision={0}
          value={value.count}
          onChange={(count) => onChange({ count: count ?? 1 })}
          style={{ width: '100%' }}
        />
      )}
    </div>
  )
}
