import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { StaffMe } from '@mallard/contract/people/staff/staff.calls'
import { LoginForm } from '#features/people/staff/login.form.tsx'
import { LoginScreen } from '#features/people/staff/login.screen.tsx'
import { staffTexts } from '#features/people/staff/staff.texts.ts'
import { CallFailure, failureText } from '#platform/api-error.ts'
import { apiOf, onOwing, onSignedOut } from '#platform/api.ts'
import { clearDrafts } from '#platform/form/draft.ts'
import { Blank } from '#platform/parts/blank.tsx'
import { addressOf, placeOf } from '#platform/places.ts'
import { load, mayLeave, navigate, useAddress } from '#platform/router.tsx'
import { rememberStore, type Session, SessionContext, storeToOpen } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { SessionEnded } from './session-ended.tsx'
import { menuOf } from './screens.ts'
import { shellTexts } from './shell.texts.ts'
import { Shell } from './shell.tsx'
import { LanguageButton } from './language-button.tsx'

const OwesScreen = lazy(() => import('#features/people/staff/owes.screen.tsx'))

const meKey = ['me']

/** Signs in, opens the store that the address names, and shows the back office. */
export function Admin() {
  const queries = useQueryClient()
  const locale = useLocale()
  const texts = shellTexts.use()
  const signInTexts = staffTexts.use()
  const feedback = useFeedback()
  const [hasEnded, setHasEnded] = useState(false)
  const {
    data: me,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: meKey,
    queryFn: ({ signal }) => apiOf(undefined).staff.me({}, signal),
    staleTime: 60_000,
  })
  useEffect(() => onSignedOut(() => setHasEnded(true)), [])
  useEffect(() => onOwing(() => void refetch()), [refetch])

  const enter = useCallback(
    (person: StaffMe) => {
      // Nothing that another person saw may stay.
      if (me && me.id !== person.id) queries.clear()
      queries.setQueryData(meKey, person)
      setHasEnded(false)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    },
    [me, queries],
  )
  const signOut = useCallback(async () => {
    if (!(await mayLeave())) return
    try {
      await apiOf(undefined).staff.logout({})
    } catch (failure) {
      if (!(failure instanceof CallFailure && failure.kind === 'signedOut'))
        return feedback.failed(failure)
    }
    clearDrafts()
    load('/admin/')
  }, [feedback])

  if (me) {
    return (
      <>
        <OpenStore
          key={me.id}
          me={me}
          onSignOut={signOut}
          onPaid={async () => (await refetch()).data?.owes ?? null}
        />
        {hasEnded && <SessionEnded form={<LoginForm onDone={enter} login={me.login} />} />}
      </>
    )
  }
  if (isPending) return <Spin fullscreen />
  if (error instanceof CallFailure && error.kind === 'signedOut')
    return (
      <LoginScreen
        title={signInTexts.signIn}
        hint={signInTexts.welcome}
        form={<LoginForm onDone={enter} />}
        corner={<LanguageButton />}
      />
    )
  return (
    <Blank title={texts.cannotStart} text={failureText(error, locale)}>
      <Button onClick={() => void refetch()}>{texts.again}</Button>
    </Blank>
  )
}

interface OpenStoreProps {
  me: StaffMe
  onSignOut: () => Promise<void>
  /** What had to be done first is done; what there is to be done then. */
  onPaid: () => Promise<StaffMe['owes']>
}

function OpenStore({ me, onSignOut, onPaid }: OpenStoreProps) {
  const texts = shellTexts.use()
  // Stays until one is through with it: its last step shows recovery codes, once.
  const [owes, setOwes] = useState(me.owes)
  if (me.owes && !owes) setOwes(me.owes)
  const { pathname } = useAddress()
  const { scope: wanted, section, id } = placeOf(pathname)
  const store = storeToOpen(me.stores, wanted)
  const isElsewhere =
    store && (store.partnerId !== wanted?.partnerId || store.storeId !== wanted.storeId || !section)

  const session = useMemo((): Session | undefined => {
    if (!store) return undefined
    const scope = { partnerId: store.partnerId, storeId: store.storeId }
    return {
      me,
      store,
      scope,
      api: apiOf(scope),
      can: (right) => store.rights.includes(right),
      canEverywhere: (right) => me.rightsEverywhere.includes(right),
    }
  }, [me, store])

  useEffect(() => {
    if (store) rememberStore(store)
  }, [store])
  useEffect(() => {
    // One thing of a store that is not ours is not there: another one of ours would be mistaken for
    // it.
    if (!store || !isElsewhere || (wanted && section && id !== undefined)) return
    void navigate(addressOf(store, section ?? menuOf(store.rights)[0] ?? 'orders'), {
      replace: true,
    })
  }, [store, isElsewhere, wanted, section, id])

  if (!session) {
    return (
      <Blank title={texts.noStore} text={texts.noStoreHint}>
        <Button onClick={() => void onSignOut()}>{texts.signOut}</Button>
      </Blank>
    )
  }
  return (
    <SessionContext value={session}>
      {owes ? (
        <Suspense fallback={<Spin fullscreen />}>
          <OwesScreen
            owes={owes}
            corner={<LanguageButton />}
            onDone={() => void onPaid().then(setOwes)}
          />
        </Suspense>
      ) : (
        <Shell onSignOut={onSignOut} />
      )}
    </SessionContext>
  )
}
