import type { Alert } from '@mallard/contract/people/alert/alert-admin.calls'
import {
  type AlertKind,
  alertKinds,
  alertKindWords,
} from '@mallard/contract/people/alert/alert.codes'
import { useMutation } from '@tanstack/react-query'
import { Button, Switch } from 'antd'
import { useState } from 'react'
import { defineList, type ListView } from '#platform/list/define-list.tsx'
import { ChoiceField, SegmentField } from '#platform/list/fields.tsx'
import { oneOf } from '#platform/list/filters.ts'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { alertAddress } from './alert-address.ts'
import { alertTexts } from './alert.texts.ts'
import styles from './alert.module.css'
import { isRingOn, turnRing } from './ring.ts'
import { unreadText } from './use-unread.ts'

const tones: Readonly<Record<AlertKind, Tone>> = {
  paid: 'good',
  voucher: 'blue',
  return: 'warn',
  complaint: 'bad',
  message: 'blue',
  stock: 'warn',
  bill: 'bad',
  job: 'bad',
}

export default defineList({
  texts: alertTexts,
  filters: { state: oneOf(['all', 'unread'], 'all'), kind: oneOf(alertKinds) },
  read: (api, asked) => api.alertAdmin.list.query(asked),
  isFresh: true,
  every: 20_000,
  useOwn: ({ asked: { kind } }) => useReading(kind),
  head: ({ texts, data }, { readAll, isReadingAll }) => ({
    title: texts.title,
    hint: data && texts.hint(unreadText(data.unread)),
    actions: (
      <>
        <RingSwitch />
        <Button
          disabled={!data?.unread}
          loading={isReadingAll}
          onClick={() => readAll(data?.newest ?? 0)}
        >
          {texts.readAll}
        </Button>
      </>
    ),
  }),
  fields: ({ texts, field, data, locale }) => (
    <>
      <SegmentField
        of={field('state')}
        label={texts.state}
        options={[
          { value: 'all', label: texts.all },
          { value: 'unread', label: texts.unread },
        ]}
      />
      <ChoiceField
        of={field('kind')}
        label={texts.kind}
        any={texts.anyKind}
        options={(data?.kinds ?? alertKinds).map((value) => ({
          value,
          label: kindText(value, locale),
        }))}
        width={170}
      />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, locale, session: { scope } }, { read }) => [
    {
      title: texts.kind,
      key: 'kind',
      width: 190,
      render: (_, { kind, isRead }) => (
        <span className={styles.kind}>
          <Pill tone={tones[kind]}>{kindText(kind, locale)}</Pill>
          {!isRead && <span className={styles.unread}>{texts.unread}</span>}
        </span>
      ),
    },
    {
      title: texts.what,
      key: 'text',
      card: 'wide',
      render: (_, alert) => (
        <Link
          to={alertAddress(scope, alert)}
          className={alert.isRead ? styles.text : `${styles.text} ${styles.fresh}`}
          onClick={() => !alert.isRead && read(alert)}
        >
          {alert.text}
        </Link>
      ),
    },
    {
      title: texts.time,
      key: 'at',
      width: 170,
      render: (_, { at }) => <span className="nowrap">{dateTime(at)}</span>,
    },
    {
      title: texts.actions,
      key: 'read',
      card: 'last',
      width: 130,
      render: (_, alert) =>
        !alert.isRead && (
          <ActionButton size="small" onClick={() => read(alert)}>
            {texts.read}
          </ActionButton>
        ),
    },
  ],
  width: 720,
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked }) => ({
    title: asked.state === 'unread' ? texts.noneUnread : texts.none,
    text: texts.noneText,
  }),
})

const kindText = (kind: AlertKind, locale: ListView['locale']): string =>
  alertKindWords[kind][locale === 'en' ? 1 : 0]

/** Marks alerts as read; the bell is asked again after each. */
function useReading(kind: AlertKind | undefined) {
  const texts = alertTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const after = { onSettled: () => invalidate(api.alertAdmin), onError: feedback.failed }
  const one = useMutation({ mutationFn: (id: number) => api.alertAdmin.read({ id }), ...after })
  const all = useMutation({
    mutationFn: (upTo: number) => api.alertAdmin.readAll({ upTo, ...(kind && { kind }) }),
    ...after,
    onSuccess: () => feedback.done(texts.readAllDone),
  })
  return {
    read: ({ id }: Alert) => one.mutate(id),
    readAll: (upTo: number) => all.mutate(upTo),
    isReadingAll: all.isPending,
  }
}

/** Whether new alerts ring; kept by this browser. */
function RingSwitch() {
  const texts = alertTexts.use()
  const [isOn, setIsOn] = useState(isRingOn)
  return (
    <label className={styles.ring}>
      <Switch
        checked={isOn}
        onChange={(wanted) => {
          turnRing(wanted)
          setIsOn(wanted)
        }}
      />
      {texts.sound}
    </label>
  )
}
