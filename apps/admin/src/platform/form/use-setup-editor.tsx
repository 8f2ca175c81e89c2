import type { Instant } from '@mallard/kernel'
import { Button } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { isRefusal } from '../api-error.ts'
import { PageHeader, type PageHeaderProps } from '../parts/page-header.tsx'
import { addressOf, type Section } from '../places.ts'
import { navigate } from '../router.tsx'
import { useSession } from '../session.ts'
import { useFeedback } from '../use-feedback.ts'
import { isFault, type AnyFault } from './is-fault.ts'
import { formTexts } from './form.texts.ts'
import { useBegun } from './use-begun.ts'
import { useLeaving } from './use-leaving.ts'

interface Words {
  readonly title: string
  readonly create: string
  readonly save: string
  readonly saved: string
  readonly conflict: string
}

interface Named {
  readonly id: number
  readonly version: number
}

interface Saving<One, Setup> {
  readonly isPending: boolean
  readonly mutate: (
    setup: Setup,
    then: { onSuccess: (saved: One) => void; onError: (failure: unknown) => void },
  ) => void
}

type FaultOf<Typed> = Extract<Typed, AnyFault>
type SetupOf<Typed> = Exclude<Typed, AnyFault>

interface Editing<One extends Named & { name: string }, Draft, Typed> {
  readonly texts: Words & Readonly<Record<FaultOf<Typed>['text'], string>>
  /** The list that it stands in. */
  readonly section: Section
  readonly saving: Saving<One, SetupOf<Typed>>
  /** None: a new one. */
  readonly of: One | undefined
  /** What the page of a known one says in its heading. */
  readonly header?: Partial<PageHeaderProps> | undefined
  /** It cannot be saved: what was typed counts for nothing. */
  readonly isReadOnly?: boolean
  readonly draftOf: (one: One) => Draft
  /** What a new one begins with. */
  readonly first: (now: Instant) => Draft
  /** What saving would send, or what is not right yet. */
  readonly setupOf: (draft: Draft, named: Named) => Typed
  /** Asked before it is saved; false: it is not meant so. */
  readonly ask?: (setup: SetupOf<Typed>, draft: Draft) => Promise<boolean>
  /** Says a refusal at its field; false: it is said as any other. */
  readonly refused?: (failure: unknown) => boolean
}

/** A page that makes one, or changes it: draft, what is not right yet, heading, saving. */
export function useSetupEditor<
  One extends Named & { name: string },
  Draft extends object,
  Typed extends object,
>({
  texts,
  section,
  saving,
  of,
  header,
  isReadOnly = false,
  draftOf,
  first,
  setupOf,
  ask,
  refused,
}: Editing<One, Draft, Typed>) {
  const { fix } = formTexts.use()
  const feedback = useFeedback()
  const { scope } = useSession()
  const [draft, setDraft] = useState<Draft>(() => (of ? draftOf(of) : first(Date.now())))
  const [isTyped, setTyped] = useState(false)
  const isTouched = isTyped && !isReadOnly
  const [isAsked, setAsked] = useState(false)
  const [madeId, setMadeId] = useState<number>()
  const [begun, take] = useBegun(of, isTouched, (next) => {
    setDraft(draftOf(next))
    setAsked(false)
  })
  const { setup, fault } = partsOf(
    setupOf(draft, { id: of?.id ?? 0, version: begun?.version ?? 0 }),
  )
  useLeaving(isTouched)
  // Only once the guard above has stood down.
  useEffect(() => {
    if (madeId !== undefined) void navigate(addressOf(scope, section, madeId), { replace: true })
  }, [madeId, scope, section])

  function onSaved(saved: One): void {
    feedback.done(texts.saved)
    setTyped(false)
    if (of) take(saved)
    else setMadeId(saved.id)
  }

  function onError(failure: unknown): void {
    if (refused?.(failure)) return
    if (isRefusal(failure, 'versionConflict')) feedback.note(texts.title, texts.conflict)
    else feedback.failed(failure)
  }

  async function save(): Promise<void> {
    setAsked(true)
    if (fault) return feedback.note(fix, texts[fault.text as FaultOf<Typed>['text']])
    if (!setup || (ask && !(await ask(setup, draft)))) return
    saving.mutate(setup, { onSuccess: onSaved, onError })
  }

  const heading: ReactNode = (
    <PageHeader
      title={of ? of.name : texts.create}
      back={{ to: addressOf(scope, section), text: texts.title }}
      {...header}
      actions={
        <>
          {header?.actions}
          {!isReadOnly && (
            <Button type="primary" loading={saving.isPending} onClick={() => void save()}>
              {texts.save}
            </Button>
          )}
        </>
      }
    />
  )
  return {
    draft,
    /** What saving would send, once nothing is wrong. */
    setup,
    /** What is not right yet, once it was to be saved. */
    fault: isAsked ? fault : undefined,
    /** The same while it is typed. */
    typedFault: isTouched ? fault : undefined,
    heading,
    change: (part: Partial<Draft>) => {
      setTyped(true)
      setDraft((before) => ({ ...before, ...part }))
    },
  }
}

function partsOf<Typed extends object>(
  typed: Typed,
): { setup?: SetupOf<Typed>; fault?: FaultOf<Typed> } {
  return isFault(typed) ? { fault: typed } : { setup: typed as unknown as SetupOf<Typed> }
}
