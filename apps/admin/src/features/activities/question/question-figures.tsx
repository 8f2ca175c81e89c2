import type { AdminQuestionnaire } from '@mallard/contract/activities/question/question-admin.calls'
import { Panel } from '#platform/parts/panel.tsx'
import { count } from '#platform/show.ts'
import { percentOf } from './question-draft.ts'
import styles from './question.module.css'
import { questionTexts } from './question.texts.ts'

type Figures = AdminQuestionnaire['figures'][number]

/** What all answers say together, question by question. */
export function QuestionFigures({ of: { answers, figures } }: { of: AdminQuestionnaire }) {
  const texts = questionTexts.use()
  return (
    <Panel title={texts.figures}>
      {answers === 0 ? (
        <p className="soft">{texts.noFigures}</p>
      ) : (
        <ol className={styles.figures}>
          {figures.map((each, place) => (
            <li key={each.id} className={styles.figure}>
              <Figure of={each} place={place} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Figure({ of, place }: { of: Figures; place: number }) {
  const texts = questionTexts.use()
  const { title, answers, tallies, mean } = of
  return (
    <>
      <strong>
        {place + 1}. {title}
      </strong>
      <div className="soft small">
        {texts.answeredBy(count(answers))}
        {mean !== null && ` · ${texts.mean(String(mean))}`}
        {tallies.length === 0 && mean === null && answers > 0 && ` · ${texts.inAnswers}`}
      </div>
      {tallies.length > 0 && (
        <dl className={styles.bars}>
          {tallies.map((tally) => (
            <div key={tally.id} className={styles.bar}>
              <dt>{tally.name}</dt>
              <dd>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ width: `${percentOf(tally.count, answers)}%` }} />
                </span>
                <span className={styles.value}>
                  {texts.bar(count(tally.count), percentOf(tally.count, answers))}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
