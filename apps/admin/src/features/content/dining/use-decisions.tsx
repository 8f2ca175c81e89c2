import type { InputOf } from '@mallard/contract/api'
import type {
  AdminDishComment,
  diningAdminCalls,
} from '@mallard/contract/content/dining/dining-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import type { ListView } from '#platform/list/define-list.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { diningTexts } from './dining.texts.ts'

type Judgement = InputOf<(typeof diningAdminCalls)['judge']>

/** Decides about a comment; the list is asked for again, also when somebody else was first. */
function useJudging() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (judgement: Judgement) => api.diningAdmin.judge(judgement),
    onSettled: () => invalidate(api.diningAdmin.comments),
  })
}

/** The buttons of a comment: show and hide it. */
export function useDecisions(open: ListView['open']) {
  const texts = diningTexts.use()
  const feedback = useFeedback()
  const judging = useJudging()
  return ({ commentId: id, state }: AdminDishComment) => (
    <Space wrap size={8}>
      {state !== 1 && (
        <ActionButton
          size="small"
          type={state === 0 ? 'primary' : 'default'}
          loading={judging.isPending && judging.variables.id === id}
          onClick={() =>
            judging.mutate(
              { id, from: state, show: true },
              { onSuccess: () => feedback.done(texts.decided), onError: feedback.failed },
            )
          }
        >
          {state === 0 ? texts.show : texts.showAgain}
        </ActionButton>
      )}
      {state !== 2 && (
        <Button
          size="small"
          danger
          onClick={() => open((close) => <HideForm of={{ id, from: state }} onClose={close} />)}
        >
          {texts.hide}
        </Button>
      )}
    </Space>
  )
}

/** Nothing is hidden without a reason. */
function HideForm({ of, onClose }: { of: Pick<Judgement, 'id' | 'from'>; onClose: () => void }) {
  const texts = diningTexts.use()
  const judging = useJudging()
  return (
    <ReasonForm
      words={{
        title: texts.hideTitle,
        hint: texts.hideHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.reasons,
        ok: texts.hide,
      }}
      call={judging}
      inputOf={(reason) => ({ ...of, show: false, reason })}
      done={texts.decided}
      onClose={onClose}
    />
  )
}
