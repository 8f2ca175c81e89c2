import type {
  QuestionFigures,
  QuestionResult,
} from '@mallard/contract/activities/question/question.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { CheckIcon } from '@mallard/ui/icons'
import { Progress } from '@mallard/ui/progress'
import { homeHref } from '#platform/login.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { Lines } from './lines.tsx'
import styles from './question.module.css'
import { questionTexts } from './question.texts.ts'

/** What somebody reads who has answered: thanks, what it brought, and what all said. */
export default defineScreen('activityResult', {
  queries: ({ api, params: { sourceUrl } }) => ({
    result: api.question.result.query({ sourceUrl }),
  }),
  head: ({ locale }) => ({ title: questionTexts.of(locale).resultTitle, noIndex: true }),
  Skeleton: () => <RowBones bar={<Bar />} count={4} label={questionTexts().loading} />,
  Screen: ({ data: { result } }) => (
    <>
      <Bar />
      <div className={styles.page}>
        <Thanks result={result} />
        {result.figures.length > 0 && <Figures figures={result.figures} />}
      </div>
    </>
  ),
})

function Bar() {
  return <PageBar title={questionTexts().resultTitle} />
}

function Thanks({ result }: { result: QuestionResult }) {
  const texts = questionTexts()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  const { name, thanks, reward, isRewardGone } = result
  const ways = {
    none: undefined,
    points: {
      got: texts.gotPoints(reward.points),
      text: texts.toPoints,
      to: href('integralCenter', {}),
    },
    coupon: {
      got: isRewardGone ? texts.gone : texts.gotCoupon(reward.name),
      text: texts.toCoupons,
      to: href('couponList', { partnerId, storeId }),
    },
  }
  const way = ways[reward.kind]
  return (
    <section className={styles.done} role="status">
      <span className={styles.tick}>
        <CheckIcon size={32} />
      </span>
      <h1 className={styles.name}>{texts.done}</h1>
      <p className={styles.quiet}>{name}</p>
      <Lines text={thanks} />
      {way && <p className={styles.got}>{way.got}</p>}
      <div className={styles.acts}>
        <Button size="lg" block href={homeHref(scope)}>
          {texts.home}
        </Button>
        {way && (
          <Button kind="primary" size="lg" block href={way.to}>
            {way.text}
          </Button>
        )}
      </div>
    </section>
  )
}

function Figures({ figures }: { figures: readonly QuestionFigures[] }) {
  const texts = questionTexts()
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>{texts.figures}</h2>
      {figures.map((figure) => (
        <Bars key={figure.id} figure={figure} />
      ))}
    </section>
  )
}

function Bars({ figure: { title, answers, tallies, mean } }: { figure: QuestionFigures }) {
  const texts = questionTexts()
  return (
    <div className={styles.figure}>
      <h3 className={styles.asked}>{title}</h3>
      <p className={styles.quiet}>
        {texts.answers(answers)}
        {mean !== null && ` · ${texts.mean(mean)}`}
      </p>
      <ul className={styles.bars}>
        {tallies.map(({ id, name, count }) => {
          const part = answers > 0 ? count / answers : 0
          const words = mean === null ? name : texts.stars(name)
          return (
            <li key={id}>
              <span className={styles.tally}>
                <span>{words}</span>
                <span className={styles.quiet}>{texts.part(Math.round(part * 100), count)}</span>
              </span>
              <Progress value={part} label={words} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
