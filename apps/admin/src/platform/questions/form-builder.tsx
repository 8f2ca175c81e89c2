import {
  maxQuestions,
  questionTypes,
  type QuestionType,
} from '@mallard/contract/activities/form/form.codes'
import { setupFaults } from '@mallard/contract/activities/form/form'
import { Button } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import { movingTexts } from '../moving/moving.texts.ts'
import { MoveTools, stepOf } from '../moving/move-tools.tsx'
import { useDragging } from '../moving/use-dragging.ts'
import { Icon } from '../parts/icons.tsx'
import {
  withCopy,
  withMoved,
  withNew,
  without,
  withPart,
  type Edited,
  type Questions,
} from './form-draft.ts'
import { FormPreview } from './form-preview.tsx'
import { QuestionFields } from './question-fields.tsx'
import styles from './questions.module.css'
import { questionsTexts } from './questions.texts.ts'

interface FormBuilderProps {
  questions: Questions
  onChange: (questions: Questions) => void
  /** What is not right yet is said at each question. */
  isAsked: boolean
}

/** Makes the questions of a form, beside a phone on which they can be answered at once. */
export function FormBuilder({ questions, onChange, isAsked }: FormBuilderProps) {
  const texts = questionsTexts.use()
  const moving = movingTexts.use()
  const [open, setOpen] = useState<string | undefined>(() => questions[0]?.id)
  const [said, setSaid] = useState('')
  const keepFocus = useKeptFocus()

  function take({ questions: next, unbranched }: Edited, otherwise = ''): void {
    const places = unbranched.map((id) => next.findIndex((each) => each.id === id) + 1)
    setSaid(places.length > 0 ? texts.unbranched(places.join(', ')) : otherwise)
    onChange(next)
  }
  function move(from: number, to: number): void {
    if (from === to || to < 0 || to >= questions.length) return
    keepFocus()
    take(withMoved(questions, from, to), texts.moved(from + 1, to + 1))
  }
  /** What is added is what is written next. */
  function add(made: Edited): void {
    take(made)
    const before = new Set(questions.map(({ id }) => id))
    const fresh = made.questions.find(({ id }) => !before.has(id))
    if (fresh) setOpen(fresh.id)
  }
  const drag = useDragging(false, move)
  const faults = new Map(
    isAsked ? setupFaults(questions).map(({ id, fault }) => [id, fault] as const) : [],
  )
  const isFull = questions.length >= maxQuestions
  return (
    <div className={styles.builder}>
      <div className={styles.left}>
        {questions.length === 0 && <p className="soft">{texts.none}</p>}
        <ol className={styles.questions}>
          {questions.map((question, place) => (
            <li key={question.id} className={styles.question}>
              <div className={styles.head} {...drag(place)}>
                <Head
                  questions={questions}
                  place={place}
                  isOpen={open === question.id}
                  onOpen={(isOpen) => setOpen(isOpen ? question.id : undefined)}
                  onMove={move}
                  onCopy={isFull ? undefined : (at) => add(withCopy(questions, at))}
                  onRemove={(at) => take(without(questions, at))}
                />
              </div>
              <Fault fault={faults.get(question.id)} />
              {open === question.id && (
                <QuestionFields
                  questions={questions}
                  place={place}
                  onEdited={take}
                  onChange={(part) => take(withPart(questions, question.id, part))}
                />
              )}
            </li>
          ))}
        </ol>
        <p className={styles.said} role="status">
          {said}
        </p>
        <p className="soft small">{moving.drag}</p>
        <Palette isFull={isFull} onAdd={(type) => add(withNew(questions, type))} />
      </div>
      <FormPreview questions={questions} />
    </div>
  )
}

interface HeadProps {
  questions: Questions
  place: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onMove: (from: number, to: number) => void
  onCopy: ((place: number) => void) | undefined
  onRemove: (place: number) => void
}

/** One line for each question, which opens it; Alt and an arrow move it. */
function Head({ questions, place, isOpen, onOpen, ...tools }: HeadProps) {
  const texts = questionsTexts.use()
  const question = questions[place]
  if (!question) return null
  const { title, type, isRequired, showIf } = question
  return (
    <>
      <button
        type="button"
        className={styles.pick}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        onKeyDown={stepOf(place, tools.onMove)}
      >
        <span className={styles.number}>{place + 1}</span>
        <span className={styles.name}>
          {title.trim() || <span className="soft">{texts.untitled}</span>}
          <span className="soft small">
            {texts[type]}
            {isRequired && ` · ${texts.required}`}
            {showIf && ` · ${texts.hangs(placeOf(questions, showIf.questionId))}`}
          </span>
        </span>
      </button>
      <span className={styles.tools}>
        <MoveTools name={texts.nth(place + 1)} place={place} count={questions.length} {...tools} />
      </span>
    </>
  )
}

/** Kinds of questions that can be added. */
function Palette({ isFull, onAdd }: { isFull: boolean; onAdd: (type: QuestionType) => void }) {
  const texts = questionsTexts.use()
  return (
    <div role="group" aria-label={texts.add} className={styles.palette}>
      {questionTypes.map((type) => (
        <Button
          key={type}
          size="small"
          icon={<Icon name="plus" size={14} />}
          disabled={isFull}
          onClick={() => onAdd(type)}
        >
          {texts[type]}
        </Button>
      ))}
      {isFull && <span className="soft small">{texts.full}</span>}
    </div>
  )
}

const placeOf = (questions: Questions, id: string) =>
  questions.findIndex((question) => question.id === id) + 1

const faultWords = {
  title: 'faultTitle',
  options: 'faultOptions',
  bounds: 'faultBounds',
  branch: 'faultBranch',
  twice: 'faultTwice',
} as const

function Fault({ fault }: { fault: keyof typeof faultWords | undefined }) {
  const texts = questionsTexts.use()
  return fault && <p className={styles.bad}>{texts[faultWords[fault]]}</p>
}

/**
 * Before rows change places: what has the focus has it afterwards, although the browser takes it
 * from what is put elsewhere.
 */
function useKeptFocus(): () => void {
  const kept = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (kept.current && kept.current !== document.activeElement) kept.current.focus()
    kept.current = null
  })
  return () => {
    kept.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
}
