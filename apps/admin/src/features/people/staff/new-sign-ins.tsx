import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useNewSignIns } from '#platform/use-new-sign-ins.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { staffTexts } from './staff.texts.ts'

/** Says so, until one knows of them. */
export function NewSignIns() {
  const texts = staffTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const queries = useQueryClient()
  const found = useNewSignIns()
  const knowing = useMutation({
    mutationFn: (upTo: number) => api.staff.knowSignIns({ upTo }),
    onSuccess: (left) => writeToCache(queries, api.staff.newSignIns.query(), left),
    onError: feedback.failed,
  })
  const last = found[0]
  if (!last) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.newTitle}
      style={{ margin: '12px 0' }}
      description={
        <>
          <ul>
            {found.map(({ id, device, place, startedAt }) => (
              <li key={id}>
                {device || texts.unknownDevice} · {place} · {dateTime(startedAt)}
              </li>
            ))}
          </ul>
          <p>{texts.newHint}</p>
          <Button size="small" loading={knowing.isPending} onClick={() => knowing.mutate(last.id)}>
            {texts.itWasMe}
          </Button>
        </>
      }
    />
  )
}
