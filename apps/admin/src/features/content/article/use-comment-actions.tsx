import type { InputOf } from '@mallard/contract/api'
import type {
  AdminComment,
  articleCommentAdminCalls,
} from '@mallard/contract/content/article/article-admin.calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import type { ListView } from '#platform/list/define-list.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { AnswerForm } from './comment-answer.form.tsx'
import { commentTexts } from './comment.texts.ts'

type Judgement = InputOf<(typeof articleCommentAdminCalls)['judge']>

/** Decides about a comment; the list is asked for again, also when somebody else was first. */
function useJudging() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (judgement: Judgement) => api.articleCommentAdmin.judge(judgement),
    onSettled: () => invalidate(api.articleCommentAdmin.list),
  })
}

/** The buttons of a comment: show, hide and answer it; and how comments are looked after. */
export function useCommentActions(open: ListView['open']) {
  const texts = commentTexts.use()
  const feedback = useFeedback()
  const judging = useJudging()
  const decisionsOn = ({ id, state, isAuthor }: AdminComment) => (
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
      {!isAuthor && (
        <Button
          size="small"
          onClick={() => open((close) => <AnswerForm of={id} onClose={close} />)}
        >
          {texts.answer}
        </Button>
      )}
    </Space>
  )
  return { decisionsOn, ...useMode() }
}

/** Nothing is hidden without a reason. */
function HideForm({ of, onClose }: { of: Pick<Judgement, 'id' | 'from'>; onClose: () => void }) {
  const texts = commentTexts.use()
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

/** Whether comments wait until they were looked at. */
function useMode() {
  const texts = commentTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const { data } = useQuery(api.articleCommentAdmin.mode.query())
  const setting = useMutation({
    mutationFn: (isCheckedFirst: boolean) => api.articleCommentAdmin.setMode({ isCheckedFirst }),
    onSettled: () => invalidate(api.articleCommentAdmin.mode),
  })
  async function setMode(isCheckedFirst: boolean): Promise<void> {
    const isSure = await feedback.ask({
      title: isCheckedFirst ? texts.firstAsk : texts.afterAsk,
      text: isCheckedFirst ? texts.firstHint : texts.afterHint,
      ok: texts.change,
    })
    if (!isSure) return
    setting.mutate(isCheckedFirst, {
      onSuccess: () => feedback.done(texts.changed),
      onError: feedback.failed,
    })
  }
  return { mode: data?.isCheckedFirst, setMode }
}
