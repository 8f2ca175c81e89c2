import type { Question } from '@mallard/contract/activities/form/form.fields'
import type { Invitation } from '@mallard/contract/activities/invitation/invitation.fields'
import { toast } from '@mallard/ui/toast'
import { useRef, useState } from 'react'
import { formTexts } from '#entities/form/form.texts.ts'
import { useFormAnswers } from '#entities/form/use-form-answers.ts'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { invitationTexts } from './invitation.texts.ts'
import { useRefresh } from './use-refresh.ts'

/** An entry as it is filled in, and how it is sent: once, by who is signed in. */
export function useEnter({ id }: Invitation, questions: readonly Question[], onDone: () => void) {
  const api = useApi()
  const refresh = useRefresh()
  const { partnerId } = usePage().scope
  const form = useFormAnswers(questions, `invitation:${partnerId}:${id}`)
  const [isSending, setSending] = useState(false)
  const request = useRef(newUuid())
  const texts = { ...invitationTexts(), picsBusy: formTexts().picsBusy }

  async function send(): Promise<void> {
    if (isSending) return
    if (form.isBusy) return toast(texts.picsBusy)
    const answers = form.checked()
    if (!answers) return toast(texts.wrong)
    setSending(true)
    try {
      const sent = answers.map((each) => ({ id: each.id, value: [...each.value] }))
      const added = await api.invitation.add({ id, requestId: request.current, answers: sent })
      if (added.state === null) {
        form.show(added.faults)
        return toast(texts.wrong)
      }
      form.forget()
      request.current = newUuid()
      toast(added.state === 'waiting' ? texts.doneWaiting : texts.done)
      onDone()
      refresh()
    } catch {
      // The shell has said why: entries are closed, or were sent elsewhere.
      refresh()
    } finally {
      setSending(false)
    }
  }

  return { form, isSending, send }
}
