import type { Locale } from '@mallard/kernel'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, type FormInstance } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import type { Api, Keyed } from '../api.ts'
import { CallFailure } from '../api-error.ts'
import { useAskDeepCut } from '../deep-cut.ts'
import { DrawerForm } from '../parts/drawer-form.tsx'
import { ModalForm } from '../parts/modal-form.tsx'
import { useSession, type Session } from '../session.ts'
import { useLocale } from '../texts.ts'
import { useFeedback, type Feedback, type Question } from '../use-feedback.ts'
import { useInvalidate } from '../use-invalidate.ts'
import { useOnce } from '../use-once.ts'
import { draftOf, type Draft, type KeptDraft } from './draft.ts'
import { FormContext, type Limits } from './form-context.ts'
import { formTexts } from './form.texts.ts'

/** What every part of a form may show and use. */
export interface FormView<Words, Of, Values, Own> {
  readonly texts: Words
  readonly locale: Locale
  readonly session: Session
  /** What the form is about. */
  readonly of: Of
  readonly form: FormInstance<Values>
  /** What its own hooks gave. */
  readonly own: Own
  /** What came of sending it last, where it was refused. */
  readonly failure: Error | null
  /** What was refused counts no more: something else was chosen since. */
  readonly forget: () => void
  /** Closes it without a question. */
  readonly close: () => void
}

/** A form over a page. Its order is that of its parts: what a later one uses stands before it. */
export interface FormDefinition<
  Words,
  Of,
  Values extends object,
  Input extends object,
  Answer,
  Own,
  View = FormView<Words, Of, Values, Own>,
> {
  readonly texts: { readonly use: () => Words }
  /** Over the page, or beside it when it is long. */
  readonly shape?: 'modal' | 'drawer'
  /** px */
  readonly width?: number
  /** What the call lets each field hold. */
  readonly limits?: Limits
  readonly initial: (of: Of, session: Session) => Values
  /**
   * Hooks of this form alone: what stands outside its fields, or a change that the page beside it
   * makes as well. `of` is as it was when the form was opened.
   */
  readonly useOwn?: (of: Of, form: FormInstance<Values>) => Own
  /**
   * What the fields hold, as the call wants it. `of` is as it was when the form was opened, so that
   * what was fetched since hides no conflict; `now` is for forms that say themselves what changed.
   */
  readonly inputOf: (values: Values, of: Of, now: Of, own: Own) => Input
  /** The same input has the same number, however often it is sent. */
  readonly send: (api: Api, input: Input, requestId: string, own: Own) => Promise<Answer>
  /**
   * Calls whose answers are asked for again afterwards, or nouns for all of their calls; a change of
   * `own` says so itself.
   */
  readonly changes?: (api: Api) => readonly Keyed[]
  /**
   * Keeps what was typed over a reload and the end of the session, under this name; for passwords
   * leave it out.
   */
  readonly draft?: (of: Of) => string
  readonly title: (view: View) => string
  /** What the button does. */
  readonly ok: (view: View) => string
  /** What closing without it is called; "Cancel" unless told. */
  readonly cancel?: (view: View) => string
  readonly hint?: (view: View) => ReactNode
  readonly isDangerous?: boolean
  /** Something outside the fields is missing: it cannot be sent. */
  readonly isBlocked?: (view: View) => boolean
  /** Looks at what stands outside the fields as it is to be sent; nothing is sent unless it agrees. */
  readonly check?: (view: View) => boolean
  /** Lines that say what is cut deeply; each is to be confirmed. */
  readonly cuts?: (input: Input, view: View) => readonly string[] | Promise<readonly string[]>
  /** What to ask before it is sent; nothing where it can be taken back. */
  readonly ask?: (input: Input, view: View) => Question | undefined
  /** Refusals that the fields say themselves, by `failure`. */
  readonly isSaidByFields?: (failure: Error) => boolean
  /** None, where it only asks. */
  readonly fields?: (view: View) => ReactNode
  /** Buttons before the one that saves, in a drawer. */
  readonly beside?: (view: View) => ReactNode
  /** Said once it is saved; what takes more than a line says it itself. */
  readonly done: (view: View, answer: Answer, feedback: Feedback, values: Values) => string | void
}

interface FormProps<Of, Answer> {
  of: Of
  onDone?: (answer: Answer) => void
  onClose: () => void
}

/**
 * A form: opened it is about one thing, sends it once, and says at the field what the server found
 * wrong there.
 */
export function defineForm<
  Words,
  Of,
  Values extends object,
  Input extends object,
  Answer,
  Own = undefined,
>(
  definition: FormDefinition<Words, Of, Values, Input, Answer, Own>,
): (props: FormProps<Of, Answer>) => ReactNode {
  return function DefinedForm(props) {
    return <OpenForm definition={definition} {...props} />
  }
}

const useNothing = () => undefined

function OpenForm<Words, Of, Values extends object, Input extends object, Answer, Own>({
  definition,
  of,
  onDone,
  onClose,
}: FormProps<Of, Answer> & {
  definition: FormDefinition<Words, Of, Values, Input, Answer, Own>
}) {
  const { limits = {}, isDangerous = false } = definition
  const session = useSession()
  const feedback = useFeedback()
  const askDeepCut = useAskDeepCut()
  const [form] = Form.useForm<Values>()
  const [begun] = useState(of)
  const useOwn = definition.useOwn ?? (useNothing as unknown as () => Own)
  const own = useOwn(begun, form)
  const [fresh] = useState(() => definition.initial(of, session))
  const draft = useDraft<Values>(definition.draft?.(of))
  const { call, names } = useSending(definition, form, own)

  function close(): void {
    draft?.clear()
    onClose()
  }
  const view = {
    ...{ texts: definition.texts.use(), locale: useLocale(), session },
    ...{ of, form, own, close },
    failure: call.error,
    forget: call.reset,
  }
  const common = {
    title: definition.title(view),
    ok: definition.ok(view),
    ...(definition.width && { width: definition.width }),
    form,
    initial: { ...fresh, ...draft?.found?.values },
    isTyped: draft?.found !== undefined,
    call: call.error && definition.isSaidByFields?.(call.error) ? { ...call, error: null } : call,
    inputOf: (values: Values) => definition.inputOf(values, begun, of, own),
    isBlocked: definition.isBlocked?.(view) ?? false,
    confirm: async (input: Input) => {
      if (definition.check?.(view) === false) return false
      const question = definition.ask?.(input, view)
      if (question && !(await feedback.ask(question))) return false
      return askDeepCut((await definition.cuts?.(input, view)) ?? [])
    },
    onClose: close,
  }
  const onSaved = (answer: Answer, values: Values) => {
    const said = definition.done(view, answer, feedback, values)
    if (said) feedback.done(said)
    onDone?.(answer)
  }
  const body = (
    <FormContext value={{ limits, names }}>
      {draft && <Kept draft={draft} fresh={fresh} form={form} isNew={begun === undefined} />}
      {definition.fields?.(view)}
    </FormContext>
  )
  return definition.shape === 'drawer' ? (
    <DrawerForm
      {...common}
      width={definition.width ?? 480}
      hint={definition.hint?.(view)}
      beside={definition.beside?.(view)}
      onDone={onSaved}
    >
      {body}
    </DrawerForm>
  ) : (
    <ModalForm
      {...common}
      {...(definition.cancel && { cancel: definition.cancel(view) })}
      hint={definition.hint?.(view)}
      isDangerous={isDangerous}
      onDone={onSaved}
    >
      {body}
    </ModalForm>
  )
}

/** The call of a form. What it refuses because of one field is said there instead of above all. */
function useSending<Words, Of, Values extends object, Input extends object, Answer, Own>(
  { send, changes }: FormDefinition<Words, Of, Values, Input, Answer, Own>,
  form: FormInstance<Values>,
  own: Own,
) {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const locale = useLocale()
  const texts = formTexts.use()
  const [names] = useState(() => new Map<string, string>())
  const [isAtField, setAtField] = useState(false)
  const once = useOnce<Input, Answer>(({ requestId, ...input }) =>
    send(api, input as unknown as Input, requestId, own),
  )
  const sending = useMutation({
    mutationFn: once,
    onMutate: () => setAtField(false),
    onError: (failure) => {
      const name = wrongField(failure, names)
      if (name === undefined) return
      setAtField(true)
      form.setFields([{ name: name as never, errors: [wordsOf(failure, locale) ?? texts.wrong] }])
      form.scrollToField(name, { focus: true })
    },
    onSettled: () => invalidate(...(changes?.(api) ?? [])),
  })
  return { names, call: { ...sending, error: isAtField ? null : sending.error } }
}

/** The field of the form that a refusal is about, if it is about one that is there. */
function wrongField(failure: unknown, names: ReadonlyMap<string, string>): string | undefined {
  if (!(failure instanceof CallFailure) || failure.reason !== 'badInput') return undefined
  const { at, field } = failure.details
  return names.get(String(at ?? field).split('.')[0] ?? '')
}

/** The server's own words about it, which are Chinese. */
function wordsOf(failure: unknown, locale: Locale): string | undefined {
  if (locale !== 'zh' || !(failure instanceof CallFailure) || failure.details.at === undefined)
    return undefined
  return String(failure.details.field)
}

interface FoundDraft<Values> extends Draft<Values> {
  /** As it was when the form was opened. */
  readonly found: KeptDraft<Values> | undefined
}

function useDraft<Values extends object>(name: string | undefined): FoundDraft<Values> | undefined {
  const { me, scope } = useSession()
  const [draft] = useState(() => {
    if (name === undefined) return undefined
    const kept = draftOf<Values>(`${me.id}:${scope.partnerId}-${scope.storeId}:${name}`)
    return { ...kept, found: kept.read() }
  })
  return draft
}

/** Keeps what is typed, and says what was found from last time. */
function Kept<Values extends object>({
  draft,
  fresh,
  form,
  isNew,
}: {
  draft: FoundDraft<Values>
  fresh: Values
  form: FormInstance<Values>
  /** What is not there yet begins with the time of day, which nobody changed. */
  isNew: boolean
}) {
  const texts = formTexts.use()
  const values = Form.useWatch([], form)
  const [isRestored, setRestored] = useState(draft.found !== undefined)
  const [unchanged] = useState(() => JSON.stringify(fresh))
  const from = isRestored && draft.found ? draft.found.from : unchanged
  useEffect(() => {
    if (values === undefined) return
    if (JSON.stringify({ ...fresh, ...values }) === unchanged) draft.clear()
    else draft.keep({ from, values })
  }, [draft, fresh, from, unchanged, values])

  if (!isRestored) return null
  const isOld = !isNew && from !== unchanged
  return (
    <Alert
      type={isOld ? 'warning' : 'info'}
      title={isOld ? texts.restoredOld : texts.restored}
      style={{ marginBottom: 16 }}
      action={
        <Button
          size="small"
          onClick={() => {
            form.setFieldsValue(fresh as Parameters<typeof form.setFieldsValue>[0])
            setRestored(false)
          }}
        >
          {texts.startOver}
        </Button>
      }
    />
  )
}
