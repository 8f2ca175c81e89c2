import type { DishComment } from '@mallard/contract/content/dining/dining.calls'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Stars } from '@mallard/ui/stars'
import { dayText } from '#platform/moment-text.ts'
import styles from './dining.module.css'
import { diningTexts } from './dining.texts.ts'

/** What somebody says of a dish. */
export function DishSaid({ comment, name }: { comment: DishComment; name?: string }) {
  const texts = diningTexts()
  const locale = useLocale()
  const { star, content, pics, createTime } = comment
  return (
    <div className={styles.said}>
      <p className={styles.head}>
        <Stars value={star} size={14} />
        <span>{[name, dayText(createTime, locale)].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={styles.words}>{content}</p>
      {pics.length > 0 && (
        <div className={styles.pictures}>
          {pics.map(({ url, color }, place) => (
            <Picture
              key={url}
              src={url}
              alt={texts.pictureOf(place + 1)}
              sizes="(min-width: 540px) 112px, 21vw"
              tint={color}
              radius="s"
            />
          ))}
        </div>
      )}
    </div>
  )
}
