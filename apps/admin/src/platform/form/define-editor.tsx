import type { Instant, Locale } from '@mallard/kernel'
import { Button, Form } from 'antd'
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { isRefusal } from '../api-error.ts'
import { useAskDeepCut } from '../deep-cut.ts'
import type { PageHead } from '../page/define-page.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { addressOf, type Section } from '../places.ts'
import { navigate } from '../router.tsx'
import { useSession, type Session } from '../session.ts'
import { useLocale } from '../texts.ts'
import { useFeedback } from '../use-feedback.ts'
import { useMinute } from '../use-minute.ts'
import { draftFields, type DraftFields } from './draft-fields.tsx'
import styles from './editor.module.css'
import type { Limits } from './form-context.ts'
import { formTexts } from './form.texts.ts'
import { isFault, type AnyFault } from './is-fault.ts'
import { useBegun } from './use-begun.ts'
import { useLeaving } from './use-leaving.ts'

interface EditorWords {
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

type Edited = Named & { readonly name: string }

interface Saving<One, Setup> {
  readonly isPending: boolean
  readonly mutate: (
    setup: Setup,
    then: { onSuccess: (saved: One) => void; onError: (failure: unknown) => void },
  ) => void
}

type FaultOf<Typed> = Extract<Typed, AnyFault>
type SetupOf<Typed> = Exclude<Typed, AnyFault>

/** What the server refused to save, in its words, and the field that they are about. */
export interface AnyRefusal {
  readonly text: string
  /** The id of the field. */
  readonly at: string
}

/** What every part of an editor may show and do. */
export interface EditorView<
  Words,
  One,
  Draft,
  Typed,
  Clash,
  Refusal,
  Own,
> extends DraftFields<Draft> {
  readonly texts: Words
  readonly locale: Locale
  readonly session: Session
  /** None: a new one. */
  readonly of: One | undefined
  readonly isReadOnly: boolean
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
  /** What saving would send, once nothing is wrong. */
  readonly setup: SetupOf<Typed> | undefined
  /** What is not right yet, once that is to be told. */
  readonly fault: FaultOf<Typed> | undefined
  /** The words for it, where it is the one asked about. */
  readonly wrong: (text: FaultOf<Typed>['text']) => string | undefined
  /** What stands against what is typed. */
  readonly clashes: readonly Clash[]
  readonly refusal: Refusal | undefined
  readonly own: Own
}

/**
 * A page that makes one or changes it. Its order is that of its parts: what a later one uses stands
 * before it.
 */
interface EditorDefinition<
  Words extends EditorWords,
  One extends Edited,
  Draft extends object,
  Typed extends object,
  Clash,
  Refusal extends AnyRefusal,
  Own,
  View = EditorView<Words, One, Draft, Typed, Clash, Refusal, Own>,
> {
  readonly texts: { readonly use: () => Words }
  /** Ids of its fields begin with it. */
  readonly id: string
  /** The list that it stands in. */
  readonly section: Section
  /** What the call lets each field hold. */
  readonly limits: Limits
  readonly draftOf: (one: One) => Draft
  /** What a new one begins with, which may be like another. */
  readonly first: (now: Instant, like: One | undefined) => Draft
  /** What saving would send, or what is not right yet. */
  readonly setupOf: (draft: Draft, named: Named, now: Instant) => Typed
  readonly useSave: () => Saving<One, SetupOf<Typed>>
  readonly useClashes?: (setup: SetupOf<Typed> | undefined) => readonly Clash[]
  /** Hooks of this editor alone. */
  readonly useOwn?: (of: One | undefined, like: One | undefined) => Own
  /** It cannot be saved: what was typed counts for nothing. */
  readonly isReadOnly?: (of: One | undefined, session: Session) => boolean
  /** What is not right is told while a known one is typed, not only once it was to be saved. */
  readonly isToldAtOnce?: boolean
  /** Lines that say what is cut deeply; each is to be confirmed. */
  readonly cuts?: (
    setup: SetupOf<Typed>,
    told: { readonly draft: Draft; readonly locale: Locale; readonly own: Own },
  ) => readonly string[]
  /** The field that is to blame for a refusal. */
  readonly refusalOf?: (failure: unknown, locale: Locale) => Refusal | undefined
  readonly head?: (view: View) => Partial<PageHead>
  readonly fields: (view: View) => ReactNode
  /** Beside the fields, below them on a phone. */
  readonly beside?: (view: View) => ReactNode
}

export interface EditorProps<One> {
  of: One | undefined
  /** What a new one begins with. */
  like?: One | undefined
  /** What the page of a known one says in its heading. */
  header?: Partial<PageHead>
}

/**
 * An editor that is a page: the draft and the version that it began from, what is not right yet,
 * what stands against it, the heading with the button that saves, the question before it is left.
 */
export function defineEditor<
  Words extends EditorWords,
  One extends Edited,
  Draft extends object,
  Typed extends object,
  Clash = never,
  Refusal extends AnyRefusal = never,
  Own = undefined,
>(
  definition: EditorDefinition<Words, One, Draft, Typed, Clash, Refusal, Own>,
): (props: EditorProps<One>) => ReactNode {
  return function Editor(props) {
    return <OpenEditor definition={definition} {...props} />
  }
}

const useNothing = () => undefined
const noClashes = () => []

function OpenEditor<
  Words extends EditorWords,
  One extends Edited,
  Draft extends object,
  Typed extends object,
  Clash,
  Refusal extends AnyRefusal,
  Own,
>({
  definition,
  of,
  like,
  header,
}: EditorProps<One> & {
  definition: EditorDefinition<Words, One, Draft, Typed, Clash, Refusal, Own>
}) {
  const { id, limits, section, isToldAtOnce = false } = definition
  const texts = definition.texts.use() as Words & Readonly<Record<string, string>>
  const session = useSession()
  const useOwn = definition.useOwn ?? (useNothing as unknown as () => Own)
  const useClashes = definition.useClashes ?? noClashes
  const own = useOwn(of, like)
  const isReadOnly = definition.isReadOnly?.(of, session) ?? false
  const saving = useSaving(definition, { of, like, isReadOnly, own })
  const { draft, setup, change } = saving
  const clashes = useClashes(useDeferredValue(setup))
  const fault = saving.fault ?? (isToldAtOnce && of ? saving.typedFault : undefined)
  const view = {
    ...draftFields({ id, draft, limits, change }),
    ...{ texts, locale: useLocale(), session, of, isReadOnly, own },
    ...{ draft, change, setup, fault, clashes, refusal: saving.refusal },
    wrong: (text: FaultOf<Typed>['text']) => (fault?.text === text ? texts[text] : undefined),
  }
  const head = { ...definition.head?.(view), ...header }
  const fields = (
    <Form layout="vertical" requiredMark={false} disabled={isReadOnly} className={styles.column}>
      {definition.fields(view)}
    </Form>
  )
  return (
    <>
      <PageHeader
        title={of ? of.name : texts.create}
        back={{ to: addressOf(session.scope, section), text: texts.title }}
        {...head}
        actions={
          <>
            {head.actions}
            {!isReadOnly && (
              <Button type="primary" loading={saving.isPending} onClick={() => void saving.save()}>
                {texts.save}
              </Button>
            )}
          </>
        }
      />
      {definition.beside ? (
        <div className={styles.columns}>
          {fields}
          {definition.beside(view)}
        </div>
      ) : (
        fields
      )}
    </>
  )
}

/** The draft, and what becomes of it. */
function useDraft<
  Words extends EditorWords,
  One extends Edited,
  Draft extends object,
  Typed extends object,
>(
  {
    draftOf,
    first,
    setupOf,
  }: Pick<
    EditorDefinition<Words, One, Draft, Typed, unknown, AnyRefusal, unknown>,
    'draftOf' | 'first' | 'setupOf'
  >,
  { of, like, isReadOnly }: { of: One | undefined; like: One | undefined; isReadOnly: boolean },
) {
  const now = useMinute()
  const [draft, setDraft] = useState<Draft>(() => (of ? draftOf(of) : first(Date.now(), like)))
  const [isTyped, setTyped] = useState(false)
  const isTouched = isTyped && !isReadOnly
  const [isAsked, setAsked] = useState(false)
  const [begun, take] = useBegun(of, isTouched, (next) => {
    setDraft(draftOf(next))
    setAsked(false)
  })
  const { setup, fault } = partsOf(
    setupOf(draft, { id: of?.id ?? 0, version: begun?.version ?? 0 }, now),
  )
  useLeaving(isTouched)
  return {
    draft,
    setup,
    fault,
    isAsked,
    isTouched,
    setAsked,
    change: (part: Partial<Draft>) => {
      setTyped(true)
      setDraft((before) => ({ ...before, ...part }))
    },
    /** Goes on from what was saved. */
    took: (saved: One) => {
      setTyped(false)
      if (of) take(saved)
    },
  }
}

function useSaving<
  Words extends EditorWords,
  One extends Edited,
  Draft extends object,
  Typed extends object,
  Refusal extends AnyRefusal,
  Own,
>(
  definition: Omit<
    EditorDefinition<Words, One, Draft, Typed, unknown, Refusal, Own>,
    'head' | 'fields' | 'beside' | 'useClashes'
  >,
  told: { of: One | undefined; like: One | undefined; isReadOnly: boolean; own: Own },
) {
  const { cuts, refusalOf, section } = definition
  const { of, own } = told
  const texts = definition.texts.use() as Words & Readonly<Record<string, string>>
  const { fix } = formTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()
  const askDeepCut = useAskDeepCut()
  const { scope } = useSession()
  const saving = definition.useSave()
  const [refusal, setRefusal] = useState<Refusal>()
  const [madeId, setMadeId] = useState<number>()
  const { draft, setup, fault, isAsked, isTouched, setAsked, change, took } = useDraft(
    definition,
    told,
  )
  // Only once the guard of the draft has stood down.
  useEffect(() => {
    if (madeId !== undefined) void navigate(addressOf(scope, section, madeId), { replace: true })
  }, [madeId, scope, section])

  function onSaved(saved: One): void {
    feedback.done(texts.saved)
    took(saved)
    if (!of) setMadeId(saved.id)
  }

  function onError(failure: unknown): void {
    const refused = refusalOf?.(failure, locale)
    setRefusal(refused)
    if (refused) document.getElementById(refused.at)?.focus()
    else if (isRefusal(failure, 'versionConflict')) feedback.note(texts.title, texts.conflict)
    else feedback.failed(failure)
  }

  async function save(): Promise<void> {
    setAsked(true)
    if (fault) return feedback.note(fix, texts[fault.text] ?? '')
    setRefusal(undefined)
    if (!setup || !(await askDeepCut(cuts?.(setup, { draft, locale, own }) ?? []))) return
    saving.mutate(setup, { onSuccess: onSaved, onError })
  }

  return {
    draft,
    setup,
    /** What is not right yet, once it was to be saved. */
    fault: isAsked ? fault : undefined,
    /** The same while it is typed. */
    typedFault: isTouched ? fault : undefined,
    refusal,
    isPending: saving.isPending,
    save,
    change: (part: Partial<Draft>) => {
      setRefusal(undefined)
      change(part)
    },
  }
}

function partsOf<Typed extends object>(
  typed: Typed,
): { setup?: SetupOf<Typed>; fault?: FaultOf<Typed> } {
  return isFault(typed) ? { fault: typed } : { setup: typed as unknown as SetupOf<Typed> }
}
