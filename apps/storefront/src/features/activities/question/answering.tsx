import type { QuestionInfo } from '@mallard/contract/activities/question/question.fields'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Progress } from '@mallard/ui/progress'
import { formTexts } from '#entities/form/form.texts.ts'
import { FormView } from '#entities/form/form-view.tsx'
import styles from './question.module.css'
import { questionTexts } from './question.texts.ts'
import { useSendAnswers } from './use-send-answers.ts'

/** The questions, how far one is, and the way to send the answers. */
export function Answering({ info }: { info: QuestionInfo }) {
  const texts = formTexts()
  const { form, isSending, send } = useSendAnswers(info)
  const { done, asked } = form
  const words = texts.progress(done, asked.length)
  return (
    <>
      <FormView form={form} />
      <ActionBar>
        <div className={styles.send}>
          <div className={styles.progress}>
            <span className={styles.quiet}>{words}</span>
            <Progress value={asked.length > 0 ? done / asked.length : 0} label={words} />
          </div>
          <Button kind="primary" size="lg" busy={isSending} onClick={() => void send()}>
            {questionTexts().send}
          </Button>
        </div>
      </ActionBar>
    </>
  )
}
