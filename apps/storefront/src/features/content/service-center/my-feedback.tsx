import type { Feedback } from '@mallard/contract/content/service-center/feedback.calls'
import { Card } from '@mallard/ui/card'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Tag } from '@mallard/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dotted } from '#platform/dotted.ts'
import { useApi, type Api } from '#platform/api.ts'
import { momentText } from '#platform/moment-text.ts'
import { usePages } from '#platform/use-pages.ts'
import styles from './feedback.module.css'
import { feedbackTexts } from './feedback.texts.ts'

const pageQuery = (api: Api, pageNum: number) =>
  api.service.feedbackList.query({ pageNum, pageSize: 10 })

/** What a member wrote, and what was answered; nothing for somebody who wrote nothing. */
export default function MyFeedback({ isWanted }: { isWanted: boolean }) {
  const { data } = useQuery(pageQuery(useApi(), 1))
  return data && data.list.length > 0 ? <List first={data} isWanted={isWanted} /> : null
}

interface ListProps {
  first: { list: readonly Feedback[]; hasNext: boolean }
  isWanted: boolean
}

function List({ first, isWanted }: ListProps) {
  const texts = feedbackTexts()
  const api = useApi()
  const place = useRef<HTMLDivElement>(null)
  const { items, state, loadMore } = usePages<Feedback>(first, (page) => pageQuery(api, page))
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return (
    <div ref={place}>
      <Card title={texts.mine}>
        {items.map((each) => (
          <Item key={each.id} feedback={each} />
        ))}
        {state !== 'done' && <LoadMore state={state} onLoad={loadMore} />}
      </Card>
    </div>
  )
}

const tones = { 0: 'warn', 1: 'good', 2: 'neutral' } as const
const names = { 0: 'waiting', 1: 'answered', 2: 'closed' } as const

function Item({ feedback }: { feedback: Feedback }) {
  const texts = feedbackTexts()
  const locale = useLocale()
  const { type, content, pics, state, answer, createTime } = feedback
  return (
    <article className={styles.item}>
      <p className={styles.head}>
        {dotted([texts[type], momentText(createTime, locale)])}
        <Tag tone={tones[state]}>{texts[names[state]]}</Tag>
      </p>
      <p className={styles.words}>{content}</p>
      {pics.length > 0 && (
        <div className={styles.pics}>
          {pics.map((pic) => (
            <Picture
              key={pic.url}
              src={pic.url}
              tint={pic.color}
              alt={texts.picture}
              widths={[200]}
              sizes="64px"
              radius="s"
            />
          ))}
        </div>
      )}
      {answer !== null && (
        <p className={styles.answer}>
          <span className={styles.small}>{texts.answer}</span>
          <br />
          {answer}
        </p>
      )}
    </article>
  )
}
