import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { Title } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { IconButton } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { TrashIcon } from '@mallard/ui/icons'
import { invoiceFormTexts } from './invoice-form.texts.ts'
import styles from './invoice-form.module.css'

interface KeptTitlesProps {
  titles: readonly Title[]
  onChoose: (title: Title) => void
  onForget: ((id: number) => Promise<void>) | undefined
}

/** Titles of invoices before, to be chosen again. */
export function KeptTitles({ titles, onChoose, onForget }: KeptTitlesProps) {
  const texts = invoiceFormTexts()
  return (
    <Card title={texts.kept} inset={false}>
      <div className={styles.titles}>
        {titles.slice(0, 5).map((title) => (
          <div key={title.id} className={styles.kept}>
            <button type="button" onClick={() => onChoose(title)}>
              {title.name}
              <span className={styles.note}>
                {title.type === titleType.company ? title.taxNo : texts.person}
              </span>
            </button>
            {onForget && (
              <IconButton
                icon={<TrashIcon size={20} />}
                label={texts.forget(title.name)}
                onClick={() => void onForget(title.id).catch(() => undefined)}
              />
            )}
          </div>
        ))}
      </div>
    </Card>
  )
}
