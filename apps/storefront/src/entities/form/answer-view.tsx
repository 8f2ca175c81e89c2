import { maxWords } from '@mallard/contract/activities/form/form.codes'
import type { Question } from '@mallard/contract/activities/form/form.fields'
import { Checkbox } from '@mallard/ui/checkbox'
import { DatePicker } from '@mallard/ui/date-picker'
import { Field, TextArea } from '@mallard/ui/field'
import { RadioGroup } from '@mallard/ui/radio'
import { StarsInput } from '@mallard/ui/stars'
import { useState, type ReactNode } from 'react'
import type { AnswerProps } from './answer-props.ts'
import styles from './form.module.css'
import { formTexts } from './form.texts.ts'
import { PictureAnswer } from './picture-answer.tsx'
import { PlaceAnswer } from './place-answer.tsx'

const typed = (text: string) => (text === '' ? [] : [text])

function Single({ question: { id, title, options }, form }: AnswerProps) {
  return (
    <RadioGroup
      label={title}
      className={styles.cards}
      value={form.valueOf(id)[0]}
      onChange={(option) => form.answer(id, [option])}
      options={options.map((option) => ({ value: option.id, label: option.name }))}
    />
  )
}

function Multiple({ question: { id, options }, form }: AnswerProps) {
  const chosen = form.valueOf(id)
  return (
    <div className={styles.cards}>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          className={styles.card}
          checked={chosen.includes(option.id)}
          onChange={(isChosen) =>
            form.answer(
              id,
              // In the form's order, however they were ticked.
              options.flatMap((each) =>
                (each.id === option.id ? isChosen : chosen.includes(each.id)) ? [each.id] : [],
              ),
            )
          }
        >
          {option.name}
        </Checkbox>
      ))}
    </div>
  )
}

function Words({ question: { id, most }, form }: AnswerProps) {
  return (
    <TextArea
      label={formTexts().answer}
      value={form.valueOf(id)[0] ?? ''}
      onChange={(text) => form.answer(id, typed(text))}
      maxLength={most ?? maxWords}
      rows={3}
      count
    />
  )
}

function Amount({ question: { id, least }, form }: AnswerProps) {
  return (
    <Field
      layout="stack"
      label={formTexts().answer}
      // Whoever may go below zero needs a sign.
      type={least !== null && least >= 0 ? 'number' : 'text'}
      maxLength={18}
      value={form.valueOf(id)[0] ?? ''}
      onChange={(text) => form.answer(id, typed(text.trim()))}
    />
  )
}

function Star({ question: { id, title }, form }: AnswerProps) {
  return (
    <StarsInput
      label={title}
      value={Number(form.valueOf(id)[0] ?? 0)}
      onChange={(stars) => form.answer(id, [String(stars)])}
    />
  )
}

function DayAnswer({ question: { id, title }, form }: AnswerProps) {
  const texts = formTexts()
  const [isOpen, setOpen] = useState(false)
  const day = form.valueOf(id)[0] ?? ''
  return (
    <>
      <Field
        label={texts.day}
        value={day}
        onChange={() => undefined}
        placeholder={texts.chooseDay}
        onPress={() => setOpen(true)}
      />
      <DatePicker
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        value={day}
        max="2099-12-31"
        onConfirm={(chosen) => {
          setOpen(false)
          form.answer(id, [chosen])
        }}
      />
    </>
  )
}

const views: Readonly<Record<Question['type'], (props: AnswerProps) => ReactNode>> = {
  single: Single,
  multiple: Multiple,
  text: Words,
  number: Amount,
  star: Star,
  date: DayAnswer,
  picture: PictureAnswer,
  region: PlaceAnswer,
}

/** What one question is answered with, by its type. */
export function AnswerView(props: AnswerProps) {
  const View = views[props.question.type]
  return <View {...props} />
}
