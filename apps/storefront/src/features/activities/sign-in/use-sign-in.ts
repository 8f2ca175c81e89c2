import type { SignInContent } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { signInTexts } from './sign-in.texts.ts'

export interface SignIn {
  readonly content: SignInContent
  /** The month that the calendar shows, `yyyy-MM`. */
  readonly month: string
  readonly showMonth: (month: string) => void
  readonly isBusy: boolean
  /** How often one has signed in on this page: what cheers does so when it grows. */
  readonly cheers: number
  readonly sign: () => void
  readonly makeUp: (day: string, label: string) => void
  readonly remind: (isOn: boolean) => void
}

/** Today's sign-in and a month of the shopper's days. */
export function useSignIn(drawn: SignInContent): SignIn {
  const api = useApi()
  const client = useQueryClient()
  const texts = signInTexts()
  const requireLogin = useRequireLogin()
  const [month, showMonth] = useState(drawn.calendar.month)
  const [isBusy, setBusy] = useState(false)
  const [cheers, setCheers] = useState(0)
  const isSending = useRef(false)
  const other = useQuery({
    ...api.signIn.content.query({ month }),
    enabled: month !== drawn.calendar.month,
  })
  const calendar = month === drawn.calendar.month ? drawn.calendar : other.data?.calendar
  const content = { ...drawn, calendar: calendar ?? { month, days: [] } }

  /** One step at a time; what it changed is read again. */
  async function step(work: () => Promise<void>): Promise<void> {
    if (isSending.current || !(await requireLogin())) return
    isSending.current = true
    setBusy(true)
    try {
      await work()
    } catch {
      // The shell has told the shopper why; what is said to be done already is shown below.
    } finally {
      await client.invalidateQueries({ queryKey: api.signIn.content.key })
      // The user's centre says what today has brought.
      void client.invalidateQueries({ queryKey: api.member.index.key })
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    content,
    month,
    showMonth,
    isBusy,
    cheers,
    sign: () =>
      void step(async () => {
        const { points, streak } = await api.signIn.sign({})
        setCheers((count) => count + 1)
        toast(texts.done(points, streak), { tone: 'good' })
      }),
    makeUp: (day, label) => {
      const { makeUp, balance } = drawn
      if (!makeUp) return
      void (async () => {
        const isWanted = await confirm({
          title: texts.makeUpTitle(label),
          text: texts.makeUpText(makeUp.cost, balance),
          ok: texts.makeUp,
          cancel: texts.cancel,
        })
        if (!isWanted) return
        await step(async () => {
          const { streak } = await api.signIn.makeUp({ day })
          toast(texts.madeUpDone(streak), { tone: 'good' })
        })
      })()
    },
    remind: (isOn) =>
      void step(async () => {
        await api.signIn.remind({ isOn })
        const query = api.signIn.content.query()
        const before = client.getQueryData<SignInContent>(query.queryKey)
        if (before) await writeToCache(client, query.queryKey, { ...before, isReminded: isOn })
      }),
  }
}
