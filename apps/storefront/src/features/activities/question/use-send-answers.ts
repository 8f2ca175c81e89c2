import type { QuestionInfo } from '@mallard/contract/activities/question/question.fields'
import { href } from '@mallard/contract/paths'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formTexts } from '#entities/form/form.texts.ts'
import { useFormAnswers } from '#entities/form/use-form-answers.ts'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { questionTexts } from './question.texts.ts'

/** Answers to a questionnaire, and how they are sent: once, by who is signed in. */
export function useSendAnswers({ url, questions }: QuestionInfo) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const requireLogin = useRequireLogin()
  const { partnerId, storeId } = usePage().scope
  const form = useFormAnswers(questions, `question:${partnerId}:${url}`)
  const [isSending, setSending] = useState(false)
  const request = useRef(newUuid())
  const texts = { ...questionTexts(), picsBusy: formTexts().picsBusy }

  async function send(): Promise<void> {
    if (isSending) return
    if (form.isBusy) return toast(texts.picsBusy)
    const answers = form.checked()
    if (!answers) return toast(texts.wrong)
    if (!(await requireLogin())) return
    setSending(true)
    try {
      const sent = answers.map(({ id, value }) => ({ id, value: [...value] }))
      const saved = await api.question.save({ url, requestId: request.current, answers: sent })
      if (saved.sourceUrl === null) {
        form.show(saved.faults)
        toast(texts.wrong)
        return
      }
      form.forget()
      void client.invalidateQueries({ queryKey: api.question.info.key })
      const { sourceUrl } = saved
      navigate(href('activityResult', { partnerId, storeId, sourceUrl }), { replace: true })
    } catch {
      // The shell has said why: it is over, full, or was answered elsewhere.
      void client.invalidateQueries({ queryKey: api.question.info.key })
    } finally {
      setSending(false)
    }
  }

  return { form, isSending, send }
}
