import {
  answerFault,
  answersOf,
  askedOf,
  formFaults,
  isUnanswered,
  keptAnswers,
  type Answers,
  type FormFault,
} from '@mallard/contract/activities/form/form'
import type { AnswerFault, FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { Question } from '@mallard/contract/activities/form/form.fields'
import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from './form-draft.ts'

export interface FormHandle {
  /** Those that are asked as it is answered now. */
  readonly asked: readonly Question[]
  readonly valueOf: (id: string) => readonly string[]
  readonly faultOf: (id: string) => AnswerFault | undefined
  /** Questions that are asked, and those of them that are answered. */
  readonly done: number
  readonly answer: (id: string, value: readonly string[]) => void
  /** Looks at one question that was left. */
  readonly leave: (id: string) => void
  /** What can be sent; undefined: faults are shown, and the focus is at the first. */
  readonly checked: () => FormAnswer[] | undefined
  /** Shows what the server found, with the focus at the first. */
  readonly show: (faults: readonly FormFault[]) => void
  /** Whether pictures of any question are still on their way. */
  readonly isBusy: boolean
  readonly setBusy: (id: string, isBusy: boolean) => void
  /** Forgets what was answered, once it is sent. */
  readonly forget: () => void
}

/** Where a question stands in the page. */
export const placeOf = (id: string): string => `question-${id}`

function focusOn(id: string): void {
  const place = document.getElementById(placeOf(id))
  place?.scrollIntoView({ block: 'center' })
  const control = place?.querySelector<HTMLElement>('input, textarea, button') ?? place
  control?.focus({ preventScroll: true })
}

/**
 * Answers to a form as they are given, by the rules of the server: what is asked follows at once, a
 * question is looked at when it is left, all of them when they are sent. What was answered outlives
 * the page in this window under `draft`, but for pictures, whose addresses do not last.
 */
export function useFormAnswers(questions: readonly Question[], draft: string): FormHandle {
  const [answers, setAnswers] = useState<Answers>(() => new Map())
  const [faults, setFaults] = useState<ReadonlyMap<string, AnswerFault>>(() => new Map())
  const [busy, setBusyOnes] = useState<ReadonlySet<string>>(() => new Set())
  const [wanted, setWanted] = useState<string>()
  // What is answered before the draft is read must not take its place.
  const keeps = useRef(false)

  // The server draws an empty form.
  useEffect(() => {
    const kept = answersOf(readDraft(draft))
    keeps.current = true
    if (kept.size > 0) setAnswers((given) => new Map([...kept, ...given]))
  }, [draft])

  useEffect(() => {
    if (wanted === undefined) return
    focusOn(wanted)
    setWanted(undefined)
  }, [wanted])

  const asked = askedOf(questions, answers)
  const list = () => [...answers].map(([id, value]) => ({ id, value }))

  function keep(given: Answers): void {
    if (!keeps.current) return
    const lasting = new Set(questions.flatMap(({ id, type }) => (type === 'picture' ? [] : [id])))
    keepDraft(
      draft,
      [...given].flatMap(([id, value]) => (lasting.has(id) ? [{ id, value }] : [])),
    )
  }

  function look(id: string, value: readonly string[]): void {
    const question = questions.find((each) => each.id === id)
    const fault = question && answerFault(question, value)
    setFaults((shown) => {
      const next = new Map(shown)
      if (fault) next.set(id, fault)
      else next.delete(id)
      return next
    })
  }

  function show(found: readonly FormFault[]): void {
    setFaults(new Map(found.map(({ id, fault }) => [id, fault] as const)))
    setWanted(found[0]?.id)
  }

  return {
    asked,
    valueOf: (id) => answers.get(id) ?? [],
    faultOf: (id) => faults.get(id),
    done: asked.filter(({ id }) => !isUnanswered(answers.get(id))).length,
    answer(id, value) {
      const given = new Map(answers).set(id, value)
      setAnswers((latest) => new Map(latest).set(id, value))
      keep(given)
      if (faults.has(id)) look(id, value)
    },
    leave: (id) => look(id, answers.get(id) ?? []),
    checked() {
      const kept = keptAnswers(questions, list())
      const found = formFaults(questions, kept)
      show(found)
      return found.length > 0 ? undefined : kept
    },
    show,
    isBusy: busy.size > 0,
    setBusy: (id, isBusy) =>
      setBusyOnes((now) => {
        if (now.has(id) === isBusy) return now
        const next = new Set(now)
        if (isBusy) next.add(id)
        else next.delete(id)
        return next
      }),
    forget() {
      keeps.current = false
      keepDraft(draft, [])
    },
  }
}
