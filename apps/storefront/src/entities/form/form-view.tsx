import { AnswerView } from './answer-view.tsx'
import styles from './form.module.css'
import { faultTexts, formTexts } from './form.texts.ts'
import { placeOf, type FormHandle } from './use-form-answers.ts'

/** The questions of a form, one after another, with what is wrong beside each. */
export function FormView({ form }: { form: FormHandle }) {
  const texts = formTexts()
  const faults = faultTexts()
  return (
    <ol className={styles.form}>
      {form.asked.map((question, index) => {
        const { id, title, hint, isRequired } = question
        const place = placeOf(id)
        const fault = form.faultOf(id)
        return (
          <li key={id} className={styles.question}>
            <div
              id={place}
              role="group"
              tabIndex={-1}
              aria-labelledby={`${place}-title`}
              aria-describedby={`${place}-note`}
              onBlur={({ currentTarget, relatedTarget }) => {
                // A dialog that opens from here is no leaving.
                if (relatedTarget && !currentTarget.contains(relatedTarget)) form.leave(id)
              }}
            >
              <h2 id={`${place}-title`} className={styles.title}>
                <span className={styles.number}>{index + 1}</span>
                {title}
                {isRequired && <span className={styles.required}>{texts.required}</span>}
              </h2>
              {hint && <p className={styles.hint}>{hint}</p>}
              <AnswerView question={question} form={form} />
              <p id={`${place}-note`} className={styles.fault} aria-live="polite">
                {fault && faults[fault](question)}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
