import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

export function CloseForm({ sn, onClose }: { sn: string; onClose: () => void }) {
  const texts = orderTexts.use()
  const { api } = useSession()
  const closing = useOrderChange(sn, (reason: string) => api.orderAdmin.close({ sn, reason }))
  return (
    <ReasonForm
      words={{
        title: texts.closeTitle,
        hint: texts.closeHint,
        label: texts.reason,
        extra: texts.reasonHint,
        needed: texts.needReason,
        usual: texts.closeReasons,
        ok: texts.close,
        cancel: texts.keep,
      }}
      call={closing}
      inputOf={(reason) => reason}
      done={texts.closedDone}
      onClose={onClose}
    />
  )
}
