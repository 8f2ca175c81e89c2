import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { requestTexts } from './request.texts.ts'
import { useRequestEnd } from './use-request.ts'

export function RefuseForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = requestTexts.use()
  const { api } = useSession()
  const refusing = useRequestEnd(id, (reason: string) =>
    api.invoiceRequestAdmin.refuse({ id, reason }),
  )
  return (
    <ReasonForm
      words={{
        title: texts.refuseTitle,
        hint: texts.refuseHint,
        label: texts.why,
        extra: texts.whyHint,
        needed: texts.needReason,
        usual: texts.reasons,
        ok: texts.refuse,
      }}
      least={2}
      most={100}
      call={refusing}
      inputOf={(reason) => reason}
      done={texts.refusedDone}
      onClose={onClose}
    />
  )
}
