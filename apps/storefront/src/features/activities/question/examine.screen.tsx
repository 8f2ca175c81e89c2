import type { QuestionInfo } from '@mallard/contract/activities/question/question.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { useLocale } from '@mallard/ui/locale'
import { ShareButton } from '#entities/share/share-button.tsx'
import { momentText } from '#platform/moment-text.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { Answering } from './answering.tsx'
import { Lines } from './lines.tsx'
import styles from './question.module.css'
import { questionTexts } from './question.texts.ts'

/** A questionnaire: read by anyone, answered once by a member. */
export default defineScreen('examine', {
  queries: ({ api, params: { url } }) => ({ info: api.question.info.query({ url }) }),

  head: ({ scope: { partnerId, storeId } }, { info: { url, name, intro } }) => ({
    title: name,
    description: intro,
    canonical: href('examine', { partnerId, storeId, url }),
  }),

  Skeleton: () => (
    <RowBones
      bar={<PageBar title={questionTexts().title} />}
      count={5}
      label={questionTexts().loading}
    />
  ),

  Screen: ({ data: { info } }) => (
    <>
      <PageBar
        title={questionTexts().title}
        right={<ShareButton label={questionTexts().share} />}
      />
      <div className={styles.page}>
        <Heading info={info} />
        {closedWords(info) ? <Closed info={info} /> : <Answering key={info.url} info={info} />}
      </div>
    </>
  ),
})

/** Why it cannot be answered by who reads it; undefined: it can. */
function closedWords({ sourceUrl, state, left }: QuestionInfo) {
  if (sourceUrl !== null) return 'answered'
  if (state === 'WAIT') return 'wait'
  if (state !== 'RUN') return 'over'
  return left === 0 ? 'full' : undefined
}

function Heading({ info: { name, intro, reward, state, left, endAt } }: { info: QuestionInfo }) {
  const texts = questionTexts()
  const locale = useLocale()
  const facts = [
    reward.kind === 'points' && texts.points(reward.points),
    reward.kind === 'coupon' && texts.coupon(reward.name),
    state === 'RUN' && texts.until(momentText(endAt, locale)),
    state === 'RUN' && left !== null && left > 0 && texts.left(left),
  ].filter((fact) => fact !== false)
  return (
    <section className={styles.heading}>
      <h1 className={styles.name}>{name}</h1>
      <Lines text={intro} />
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
    </section>
  )
}

function Closed({ info }: { info: QuestionInfo }) {
  const texts = questionTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const { sourceUrl, startAt } = info
  const why = closedWords(info) ?? 'over'
  return (
    <Empty
      title={texts[why]}
      note={why === 'wait' ? texts.from(momentText(startAt, locale)) : texts.thanksAnyway}
      action={
        sourceUrl !== null && (
          <Button kind="primary" href={href('activityResult', { partnerId, storeId, sourceUrl })}>
            {texts.toResult}
          </Button>
        )
      }
    />
  )
}
