import { maxPictures, maxStars, maxWords } from '@mallard/contract/activities/form/form.codes'
import { askedOf, isUnanswered } from '@mallard/contract/activities/form/form'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import type { Locale } from '@mallard/kernel'
import { Button, Checkbox, DatePicker, Input, Progress, Radio, Rate, Segmented } from 'antd'
import dayjs from 'dayjs'
import { useState, type ReactNode } from 'react'
import type { Questions } from './form-draft.ts'
import styles from './questions.module.css'
import { questionsTexts } from './questions.texts.ts'

/** A phone on which the form as it is can be answered; nothing of that is kept. */
export function FormPreview({ questions }: { questions: Questions }) {
  const texts = questionsTexts.use()
  const [locale, setLocale] = useState<Locale>('zh')
  const [answers, setAnswers] = useState<ReadonlyMap<string, readonly string[]>>(() => new Map())
  const asked = askedOf(questions, answers)
  const answered = asked.filter(({ id }) => !isUnanswered(answers.get(id))).length
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <div className={styles.previewHead}>
        <strong>{texts.preview}</strong>
        <Segmented<Locale>
          size="small"
          aria-label={texts.lang}
          value={locale}
          onChange={setLocale}
          options={[
            { value: 'zh', label: texts.zh },
            { value: 'en', label: texts.en },
          ]}
        />
      </div>
      <div className={styles.phone} lang={locale}>
        <Progress
          percent={asked.length === 0 ? 0 : Math.round((answered * 100) / asked.length)}
          showInfo={false}
          size="small"
          aria-label={texts.answered(answered, asked.length)}
        />
        {asked.map((question, place) => (
          <Asked
            key={question.id}
            question={question}
            place={place}
            locale={locale}
            value={answers.get(question.id) ?? []}
            onAnswer={(value) => setAnswers(new Map(answers).set(question.id, value))}
          />
        ))}
      </div>
      <div className={styles.previewHead}>
        <span className="soft small">{texts.previewHint}</span>
        <Button size="small" onClick={() => setAnswers(new Map())}>
          {texts.restart}
        </Button>
      </div>
    </section>
  )
}

const inLocale = (locale: Locale, chinese: string, english: string) =>
  (locale === 'en' && english) || chinese

interface AnswerProps {
  question: QuestionSetup
  locale: Locale
  /** What is asked, for those who do not see what stands above. */
  label: string
  value: readonly string[]
  onAnswer: (value: readonly string[]) => void
}

function Asked({ place, ...props }: Omit<AnswerProps, 'label'> & { place: number }) {
  const texts = questionsTexts.use()
  const { question, locale } = props
  const { title, titleEn, hint, hintEn, isRequired } = question
  const label = inLocale(locale, title, titleEn).trim() || texts.untitled
  return (
    <div className={styles.asked}>
      <div className={styles.title}>
        {place + 1}. {label}{' '}
        {isRequired ? (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        ) : (
          <span className="soft small">{questionsTexts.of(locale).optional}</span>
        )}
      </div>
      {hint && <div className="soft small">{inLocale(locale, hint, hintEn)}</div>}
      {inputs[question.type]({ ...props, label })}
    </div>
  )
}

const optionsOf = ({ question, locale }: AnswerProps) =>
  question.options.map(({ id, name, nameEn }) => ({
    value: id,
    label: inLocale(locale, name, nameEn) || '…',
  }))

const inputs: Readonly<Record<QuestionSetup['type'], (props: AnswerProps) => ReactNode>> = {
  single: (props) => (
    <Radio.Group
      className={styles.cards ?? ''}
      aria-label={props.label}
      value={props.value[0]}
      onChange={({ target }) => props.onAnswer([String(target.value)])}
      options={optionsOf(props)}
    />
  ),
  multiple: (props) => (
    <Checkbox.Group
      className={styles.cards ?? ''}
      aria-label={props.label}
      value={[...props.value]}
      onChange={(value) => props.onAnswer(value)}
      options={optionsOf(props)}
    />
  ),
  text: ({ question, label, value, onAnswer }) => (
    <Input.TextArea
      aria-label={label}
      value={value[0] ?? ''}
      maxLength={question.most ?? maxWords}
      showCount
      autoSize={{ minRows: 2, maxRows: 5 }}
      onChange={({ target }) => onAnswer([target.value])}
    />
  ),
  number: ({ label, value, onAnswer }) => (
    <Input
      aria-label={label}
      inputMode="decimal"
      value={value[0] ?? ''}
      onChange={({ target }) => onAnswer([target.value])}
    />
  ),
  star: ({ label, value, onAnswer }) => (
    <div role="group" aria-label={label}>
      <Rate
        count={maxStars}
        value={Number(value[0] ?? 0)}
        onChange={(stars) => onAnswer(stars === 0 ? [] : [String(stars)])}
      />
    </div>
  ),
  date: ({ label, value: [day], onAnswer }) => (
    <DatePicker
      aria-label={label}
      value={day ? dayjs(day) : null}
      onChange={(chosen) => onAnswer(chosen ? [chosen.format('YYYY-MM-DD')] : [])}
    />
  ),
  picture: ({ question, locale }) => (
    <div className={styles.stand}>
      {questionsTexts.of(locale).addPicture(question.most ?? maxPictures)}
    </div>
  ),
  region: ({ locale }) => (
    <div className={styles.stand}>{questionsTexts.of(locale).chooseRegion}</div>
  ),
}
