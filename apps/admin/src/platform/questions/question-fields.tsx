import {
  maxOptions,
  questionTypes,
  type QuestionType,
} from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import { Button, Checkbox, Input, InputNumber, Select, Switch } from 'antd'
import { useId } from 'react'
import { movedTo } from '../moving/moved-to.ts'
import { MoveTools } from '../moving/move-tools.tsx'
import { Icon } from '../parts/icons.tsx'
import {
  branchesFor,
  hasBounds,
  isChoice,
  withOption,
  type Edited,
  type Questions,
} from './form-draft.ts'
import styles from './questions.module.css'
import { questionsTexts } from './questions.texts.ts'

type Change = (part: Partial<Omit<QuestionSetup, 'id'>>) => void

interface QuestionFieldsProps {
  questions: Questions
  place: number
  onChange: Change
  onEdited: (edited: Edited) => void
}

/** All of one question: its kind and words, what can be chosen, bounds, and when it is asked. */
export function QuestionFields({ questions, place, onChange, onEdited }: QuestionFieldsProps) {
  const texts = questionsTexts.use()
  const question = questions[place]
  if (!question) return null
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span className="soft small">{texts.type}</span>
          <Select<QuestionType>
            aria-label={texts.type}
            value={question.type}
            onChange={(type) => onChange({ type })}
            options={questionTypes.map((value) => ({ value, label: texts[value] }))}
          />
        </label>
        <label className={styles.switch}>
          <Switch
            checked={question.isRequired}
            onChange={(isRequired) => onChange({ isRequired })}
          />
          {texts.required}
        </label>
      </div>
      <div className={styles.pair}>
        <Words {...{ question, onChange }} name="title" most={100} />
        <Words {...{ question, onChange }} name="titleEn" most={200} />
        <Words {...{ question, onChange }} name="hint" most={100} />
        <Words {...{ question, onChange }} name="hintEn" most={200} />
      </div>
      {isChoice(question.type) && (
        <Options
          question={question}
          onChange={onChange}
          onAdd={() => onEdited(withOption(questions, question.id))}
        />
      )}
      {hasBounds(question.type) && <Bounds question={question} onChange={onChange} />}
      <Branch questions={questions} place={place} question={question} onChange={onChange} />
    </div>
  )
}

interface OneProps {
  question: QuestionSetup
  onChange: Change
}

interface WordsProps extends OneProps {
  name: 'title' | 'titleEn' | 'hint' | 'hintEn'
  most: number
}

function Words({ question, onChange, name, most }: WordsProps) {
  const texts = questionsTexts.use()
  return (
    <label className={styles.field}>
      <span className="soft small">{texts[name]}</span>
      <Input
        value={question[name]}
        maxLength={most}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </label>
  )
}

/** What can be chosen; each keeps its id when it is moved or worded anew. */
function Options({ question, onChange, onAdd }: OneProps & { onAdd: () => void }) {
  const texts = questionsTexts.use()
  const { options } = question
  const name = (id: string, part: { name?: string; nameEn?: string }) =>
    onChange({
      options: options.map((option) => (option.id === id ? { ...option, ...part } : option)),
    })
  return (
    <fieldset className={styles.group}>
      <legend className="soft small">{texts.options}</legend>
      <ol className={styles.options}>
        {options.map((option, place) => (
          <li key={option.id} className={styles.option}>
            <Input
              aria-label={texts.option(place + 1)}
              placeholder={texts.option(place + 1)}
              value={option.name}
              maxLength={60}
              onChange={(event) => name(option.id, { name: event.target.value })}
            />
            <Input
              aria-label={texts.optionEn(place + 1)}
              placeholder={texts.english}
              value={option.nameEn}
              maxLength={120}
              onChange={(event) => name(option.id, { nameEn: event.target.value })}
            />
            <span className={styles.tools}>
              <MoveTools
                name={texts.option(place + 1)}
                place={place}
                count={options.length}
                onMove={(from, to) => onChange({ options: [...movedTo(options, from, to)] })}
                onRemove={(at) => onChange({ options: options.filter((_, each) => each !== at) })}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={<Icon name="plus" size={14} />}
        disabled={options.length >= maxOptions}
        onClick={onAdd}
      >
        {texts.addOption}
      </Button>
    </fieldset>
  )
}

function Bounds({ question, onChange }: OneProps) {
  const texts = questionsTexts.use()
  const type = question.type as 'multiple' | 'text' | 'number' | 'picture'
  const bound = (name: 'least' | 'most', label: string) => (
    <label className={styles.field}>
      <span className="soft small">{label}</span>
      <InputNumber
        aria-label={label}
        value={question[name]}
        placeholder={texts.noBound}
        {...(type !== 'number' && { min: 1, precision: 0 })}
        onChange={(value) => onChange({ [name]: value })}
        style={{ width: '100%' }}
      />
    </label>
  )
  return (
    <div className={styles.pair}>
      {bound('least', texts[`${type}Min`])}
      {bound('most', texts[`${type}Max`])}
    </div>
  )
}

interface BranchProps extends OneProps {
  questions: Questions
  place: number
}

/** Whether it is always asked, or after which options of an earlier choice. */
function Branch({ questions, place, question: { showIf }, onChange }: BranchProps) {
  const texts = questionsTexts.use()
  const id = useId()
  const earlier = branchesFor(questions, place)
  if (earlier.length === 0) return null
  const from = earlier.find((each) => each.id === showIf?.questionId)
  const always = ''
  return (
    <fieldset className={styles.group}>
      <legend className="soft small">{texts.branch}</legend>
      <Select<string>
        aria-label={texts.branch}
        value={showIf?.questionId ?? always}
        onChange={(questionId) =>
          onChange({ showIf: questionId === always ? null : { questionId, optionIds: [] } })
        }
        options={[
          { value: always, label: texts.always },
          ...earlier.map((each) => ({
            value: each.id,
            label: texts.after(questions.indexOf(each) + 1, each.title || texts.untitled),
          })),
        ]}
      />
      {from && showIf && (
        <>
          <span id={id} className="soft small">
            {texts.chosen}
          </span>
          <div role="group" aria-labelledby={id} className={styles.leads}>
            <Checkbox.Group
              value={showIf.optionIds}
              onChange={(optionIds) => onChange({ showIf: { ...showIf, optionIds } })}
              options={from.options.map((option, at) => ({
                value: option.id,
                label: option.name || texts.option(at + 1),
              }))}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}
