import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { Pill } from '#platform/parts/pill.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { NewSignIns } from './new-sign-ins.tsx'
import styles from './sessions.module.css'
import { staffTexts } from './staff.texts.ts'

/** Where one is signed in; each can be ended from here, and all others at once. */
export function SessionsDrawer({ onClose }: { onClose: () => void }) {
  const texts = staffTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const queries = useQueryClient()
  const query = api.staff.sessions.query()
  const answer = useQuery({
    ...query,
    staleTime: 0,
  })
  const ending = useMutation({
    mutationFn: (id: number | undefined) => api.staff.endSession(id === undefined ? {} : { id }),
    onSuccess: (left) => {
      queries.setQueryData(query.queryKey, left)
      feedback.done(texts.ended)
    },
    onError: feedback.failed,
  })

  return (
    <Drawer open title={texts.sessions} size={440} onClose={onClose}>
      <p className="soft small">{texts.sessionsHint}</p>
      <NewSignIns />
      <Loaded answer={answer}>
        {(sessions) => (
          <>
            <ul className={styles.list}>
              {sessions.map(({ id, isCurrent, isNew, device, place, startedAt }) => (
                <li key={id} className={styles.one}>
                  <div>
                    <div>
                      {device || texts.unknownDevice}{' '}
                      {isCurrent && <Pill tone="good">{texts.thisDevice}</Pill>}{' '}
                      {isNew && <Pill tone="warn">{texts.newBrowser}</Pill>}
                    </div>
                    <div className="soft small">
                      {place} · {texts.since(dateTime(startedAt))}
                    </div>
                  </div>
                  {!isCurrent && (
                    <Button
                      size="small"
                      loading={ending.isPending && ending.variables === id}
                      onClick={() => ending.mutate(id)}
                    >
                      {texts.endOne}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button
                danger
                loading={ending.isPending && ending.variables === undefined}
                onClick={() => ending.mutate(undefined)}
              >
                {texts.endOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Drawer>
  )
}
