import type { Review } from '@mallard/contract/catalog/review/review.calls'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Stars } from '@mallard/ui/stars'
import { Tag } from '@mallard/ui/tag'
import { slashed } from '@mallard/ui/slashed'
import { dayText } from '#platform/moment-text.ts'
import { goodsTexts } from './goods.texts.ts'
import styles from './review-card.module.css'

export interface ReviewCardProps {
  review: Review
  /** Without it pictures only show. */
  onPicture?: ((place: number) => void) | undefined
  /** Two lines of text and no conversation: the digest on the goods page. */
  brief?: boolean
}

export function ReviewCard({ review, onPicture, brief }: ReviewCardProps) {
  const texts = goodsTexts()
  const locale = useLocale()
  const { nickname, avatar, star, content, tags, pics, productAttr, createTime } = review
  const { append, reply, isTrial } = review
  return (
    <article className={`${styles.review} ${brief ? styles.brief : ''}`}>
      <header className={styles.head}>
        <Face name={nickname} avatar={avatar} />
        <span className={styles.who}>
          <span className={styles.name}>
            {nickname} {isTrial && <Tag>{texts.trialReport}</Tag>}
          </span>
          <Stars value={star} size={12} />
        </span>
        <time className={styles.quiet} dateTime={new Date(createTime).toISOString()}>
          {dayText(createTime, locale)}
        </time>
      </header>
      <p className={styles.text}>{content}</p>
      {!brief && tags.length > 0 && <p className={styles.quiet}>{tags.join(' · ')}</p>}
      <Pictures pics={pics} onPicture={onPicture} />
      {productAttr && <p className={styles.quiet}>{slashed(productAttr)}</p>}
      {!brief && append && (
        <div className={styles.append}>
          <p className={styles.label}>{texts.append(dayText(append.createTime, locale))}</p>
          <p>{append.content}</p>
          <Pictures pics={append.pics} first={pics.length} onPicture={onPicture} />
        </div>
      )}
      {!brief && reply && (
        <div className={styles.reply}>
          <p className={styles.label}>{texts.reply}</p>
          <p>{reply}</p>
        </div>
      )}
    </article>
  )
}

/** `first`: how many stand before these, where all are looked at together. */
function Pictures({
  pics,
  first = 0,
  onPicture,
}: Pick<Review, 'pics'> & Pick<ReviewCardProps, 'onPicture'> & { first?: number }) {
  const texts = goodsTexts()
  if (pics.length === 0) return null
  return (
    <div className={styles.pics}>
      {pics.map((pic, index) => {
        const place = first + index
        const picture = (
          <Picture
            src={pic.url}
            alt=""
            sizes="(min-width: 540px) 160px, 29vw"
            tint={pic.color}
            radius="s"
          />
        )
        return onPicture ? (
          <button
            key={pic.url}
            type="button"
            aria-label={texts.picture(place + 1)}
            onClick={() => onPicture(place)}
          >
            {picture}
          </button>
        ) : (
          <span key={pic.url}>{picture}</span>
        )
      })}
    </div>
  )
}

function Face({ name, avatar }: { name: string; avatar: string }) {
  if (avatar)
    return (
      <img
        className={styles.face}
        src={avatar[0] === '/' ? `${avatar}?w=200` : avatar}
        alt=""
        width={36}
        height={36}
        loading="lazy"
      />
    )
  return (
    <span className={styles.face} aria-hidden="true">
      {[...name][0]}
    </span>
  )
}
