import type { OwnReview, ReviewItem } from '@mallard/contract/catalog/review/review.calls'
import { href } from '@mallard/contract/paths'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Stars } from '@mallard/ui/stars'
import { Tag } from '@mallard/ui/tag'
import { slashed } from '@mallard/ui/slashed'
import { Link, usePage } from '#platform/navigator/index.ts'
import { dayText } from '#platform/moment-text.ts'
import styles from './comment.module.css'
import { commentTexts } from './comment.texts.ts'

export function BoughtGoods({ item: { itemId, pic, title, productAttr } }: { item: ReviewItem }) {
  const { partnerId, storeId } = usePage().scope
  return (
    <Link to={href('goods', { itemId, partnerId, storeId })} className={styles.goods}>
      <Picture
        src={pic.url}
        alt=""
        sizes="(min-width: 540px) 92px, 17vw"
        tint={pic.color}
        radius="m"
      />
      <span>
        <span className={styles.title}>{title}</span>
        <span className={styles.attr}>{slashed(productAttr)}</span>
      </span>
    </Link>
  )
}

/** One's own review as it stands, with what has become of it. */
export function OwnWords({ review }: { review: OwnReview }) {
  const texts = commentTexts()
  const locale = useLocale()
  const { star, content, tags, pics, createTime, state, reason, isAuto, append, reply } = review
  return (
    <div className={styles.own}>
      <p className={styles.head}>
        <Stars value={star} size={14} />
        <span className={styles.when}>
          {dayText(createTime, locale)}
          {isAuto ? <Tag tone="neutral">{texts.auto}</Tag> : <State state={state} />}
        </span>
      </p>
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag} tone="neutral">
              {tag}
            </Tag>
          ))}
        </p>
      )}
      <Words content={content} pics={pics} why={state === 2 ? reason : ''} />
      {append && (
        <>
          <p className={styles.head}>
            <span>{texts.addedOn(dayText(append.createTime, locale))}</span>
            <State state={append.state} />
          </p>
          <Words
            content={append.content}
            pics={append.pics}
            why={append.state === 2 ? append.reason : ''}
          />
        </>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.quiet}>{texts.shopReply}</p>
          <p>{reply}</p>
        </div>
      )}
    </div>
  )
}

function State({ state }: { state: OwnReview['state'] }) {
  const texts = commentTexts()
  if (state === 1) return <Tag tone="good">{texts.shown}</Tag>
  return state === 0 ? (
    <Tag tone="warn">{texts.waiting}</Tag>
  ) : (
    <Tag tone="bad">{texts.refused}</Tag>
  )
}

function Words({ content, pics, why }: Pick<OwnReview, 'content' | 'pics'> & { why: string }) {
  const texts = commentTexts()
  return (
    <>
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
      {why !== '' && <p className={styles.why}>{texts.refusedFor(why)}</p>}
    </>
  )
}
