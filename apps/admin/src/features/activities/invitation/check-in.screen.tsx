import type { CheckedIn } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import type { CheckInResult } from '@mallard/contract/activities/invitation/invitation.codes'
import { useMutation } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { definePage } from '#platform/page/define-page.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { useOnce } from '#platform/use-once.ts'
import styles from './check-in.module.css'
import { checkInTexts } from './check-in.texts.ts'
import { events } from './use-events.ts'
import { useScanner, type Scanner } from './use-scanner.ts'

/** The door of one event, for a phone: scans passes, or takes what is typed, and says what of them. */
export default definePage({
  texts: checkInTexts,
  read: (api, id) => events.query(api, Number(id)),
  every: events.every,
  section: 'check-ins',
  back: ({ title }) => title,
  waiting: ({ texts }) => texts.title,
  head: ({ one: { name, holdsAt, place, onlineUrl } }) => ({
    title: name,
    hint: `${dateTime(holdsAt)} · ${place || onlineUrl}`,
  }),
  body: ({ texts, one: { id, checkedIn, taken } }) => (
    <div className={styles.door}>
      <Sums
        sums={[{ name: texts.came, value: count(checkedIn), note: texts.ofTaken(count(taken)) }]}
      />
      <Door id={id} />
    </div>
  ),
})

function useCheckIn(id: number) {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const send = useOnce((input: { id: number; code: string } & { requestId: string }) =>
    api.invitationAdmin.checkIn(input),
  )
  return useMutation({
    mutationFn: (code: string) => send({ id, code }),
    onSuccess: () => invalidate(api.invitationAdmin.detail),
  })
}

function Door({ id }: { id: number }) {
  const texts = checkInTexts.use()
  const [code, setCode] = useState('')
  const checking = useCheckIn(id)
  /** False: another one is still being looked at. */
  const check = (text: string): boolean => {
    const said = text.trim()
    if (said === '' || checking.isPending) return false
    checking.mutate(said, { onSuccess: () => setCode('') })
    return true
  }
  const scanner = useScanner(check)
  return (
    <>
      <Said
        of={checking.data}
        isPending={checking.isPending}
        hasFailed={checking.isError && !checking.isPending}
      />
      <Panel>
        {scanner.isThere && <Camera scanner={scanner} />}
        <Form layout="vertical" requiredMark={false} onFinish={() => void check(code)}>
          <Form.Item label={texts.code} htmlFor="check-in-code" extra={texts.codeHint}>
            <Input
              id="check-in-code"
              size="large"
              value={code}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
            />
          </Form.Item>
          <Button
            type="primary"
            size="large"
            block
            htmlType="submit"
            loading={checking.isPending}
            disabled={code.trim() === ''}
          >
            {texts.send}
          </Button>
        </Form>
      </Panel>
    </>
  )
}

function Camera({ scanner: { state, video, start, stop } }: { scanner: Scanner }) {
  const texts = checkInTexts.use()
  return (
    <div className={styles.camera}>
      {state === 'on' && (
        <>
          {/* What a camera sees has no words. */}
          <video ref={video} className={styles.video} aria-label={texts.video} muted playsInline />
          <p className="soft small">{texts.aim}</p>
        </>
      )}
      {state === 'failed' && <p role="alert">{texts.noCamera}</p>}
      <Button size="large" block onClick={state === 'on' ? stop : start}>
        {state === 'on' ? texts.stop : texts.scan}
      </Button>
    </div>
  )
}

interface SaidProps {
  of: CheckedIn | undefined
  isPending: boolean
  hasFailed: boolean
}

const looks: Readonly<Record<CheckInResult, 'good' | 'warn' | 'bad'>> = {
  in: 'good',
  already: 'warn',
  waiting: 'warn',
  otherEvent: 'bad',
  withdrawn: 'bad',
  unknown: 'bad',
}

/** What the door says, in a colour, a sign and words. */
function Said({ of, isPending, hasFailed }: SaidProps) {
  const texts = checkInTexts.use()
  const look = hasFailed ? 'bad' : of && looks[of.result]
  return (
    <div role="status" className={styles.place}>
      {isPending ? (
        <p className={styles.said}>{texts.checking}</p>
      ) : (
        look && (
          <div className={`${styles.said} ${styles[look]}`}>
            <span className={styles.sign} aria-hidden="true">
              {look === 'good' ? '✓' : look === 'warn' ? '!' : '✕'}
            </span>
            <strong>{hasFailed || !of ? texts.failed : wordsOf(of, texts)}</strong>
            {!hasFailed && of && of.name !== '' && (
              <span>
                {of.name} {of.phone}
              </span>
            )}
          </div>
        )
      )}
    </div>
  )
}

function wordsOf(
  { result, at, event }: CheckedIn,
  texts: ReturnType<typeof checkInTexts.use>,
): string {
  if (result === 'already') return texts.already(at === null ? '' : dateTime(at))
  return result === 'otherEvent' ? texts.otherEvent(event) : texts[result]
}
