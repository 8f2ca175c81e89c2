import { Button } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import type { EditorProps } from '../form/define-editor.tsx'
import { definePage, type PageHead, type PageView } from '../page/define-page.tsx'
import { AuditLink } from '../parts/audit-link.tsx'
import { ReasonForm } from '../parts/reason-form.tsx'
import { addressOf } from '../places.ts'
import { navigate } from '../router.tsx'
import { dateTime } from '../show.ts'
import type { ActivityQueries, AnyActivity } from './activity-queries.ts'
import { StatePill, type ActivityWords } from './state-pill.tsx'

interface Words extends ActivityWords {
  readonly title: string
  readonly edit: string
  readonly copy: string
  readonly close: string
  readonly closeTitle: (name: string) => string
  readonly closeHint: string
  readonly closeReason: string
  readonly closeNeeded: string
  readonly closeUsual: string
  readonly closed: string
  readonly closedBecause: (reason: string) => string
  readonly readOnly: string
  readonly cancel: string
}

/** What every part of the page of an activity may show. */
export interface ActivityView<Texts, One> extends PageView<Texts, One> {
  readonly mayWrite: boolean
  readonly isRunning: boolean
}

interface Parts<Texts extends Words, One extends AnyActivity> {
  readonly texts: { readonly use: () => Texts }
  readonly queries: ActivityQueries<One>
  /** What the audit log calls it. */
  readonly object: string
  readonly nameOf: (one: One) => string
  /** In the heading: beside its state, before its period and after it. */
  readonly beside?: (view: ActivityView<Texts, One>) => ReactNode
  readonly before?: (view: ActivityView<Texts, One>) => ReactNode
  readonly after?: (view: ActivityView<Texts, One>) => ReactNode
  /** Further buttons for who may change it. */
  readonly actions?: (view: ActivityView<Texts, One>) => ReactNode
  /** Its figures, and what came of it. */
  readonly body: (view: ActivityView<Texts, One>) => ReactNode
  /** Changes it over its page while it has not begun. */
  readonly form?: (one: One, close: () => void) => ReactNode
  /** Is the page itself while it has not begun, and that of a new one, which may be like another. */
  readonly editor?: ComponentType<EditorProps<One>>
  /** A new one can begin as a copy of it. */
  readonly isCopied?: boolean
}

/** The page of one activity: heading, state and period, early end, figures. */
export function defineActivity<Texts extends Words, One extends AnyActivity>(
  parts: Parts<Texts, One>,
): (props: { id: string }) => ReactNode {
  const { queries, editor: Editor } = parts
  return definePage<Texts, One>({
    texts: parts.texts,
    read: (api, id) => queries.query(api, Number(id)),
    every: queries.every,
    section: queries.section,
    back: ({ title }) => title,
    waiting: ({ texts }) => texts.title,
    head: (page) => {
      const view = viewOf(page)
      return isEdited(parts, view)
        ? undefined
        : { title: parts.nameOf(view.one), ...headOf(parts, view) }
    },
    body: (page) => {
      const view = viewOf(page)
      return Editor && isEdited(parts, view) ? (
        <Editor key={view.one.id} of={view.one} header={headOf(parts, view)} />
      ) : (
        parts.body(view)
      )
    },
    ...(Editor && { fresh: (like) => <Editor of={undefined} like={like} /> }),
  })
}

function viewOf<Texts, One extends AnyActivity>(
  page: PageView<Texts, One>,
): ActivityView<Texts, One> {
  return {
    ...page,
    mayWrite: page.session.can('promotion.write'),
    isRunning: page.one.state === 'RUN',
  }
}

/** Its set-up is the page itself until it begins. */
const isEdited = <Texts extends Words, One extends AnyActivity>(
  { editor }: Parts<Texts, One>,
  { one, mayWrite }: ActivityView<Texts, One>,
) => editor !== undefined && one.state === 'WAIT' && mayWrite

function headOf<Texts extends Words, One extends AnyActivity>(
  of: Parts<Texts, One>,
  view: ActivityView<Texts, One>,
): Omit<PageHead, 'title'> {
  const { texts, one, mayWrite, session, open } = view
  const { form } = of
  const isOpen = one.state === 'WAIT' || one.state === 'RUN'
  return {
    beside: (
      <>
        <StatePill of={one} texts={texts} />
        {of.beside?.(view)}
      </>
    ),
    hint: (
      <>
        {of.before && <>{of.before(view)} · </>}
        {dateTime(one.startAt)} – {dateTime(one.endAt)}
        {of.after?.(view)}
        {one.closeReason && ` · ${texts.closedBecause(one.closeReason)}`}
        {!mayWrite && ` · ${texts.readOnly}`}
        <AuditLink object={`${of.object} ${one.id}`} />
      </>
    ),
    actions: mayWrite && (
      <>
        {isOpen && (
          <Button danger onClick={() => open((close) => <EndForm {...{ of, one, close }} />)}>
            {texts.close}
          </Button>
        )}
        {of.actions?.(view)}
        {of.isCopied && (
          <Button
            onClick={() => {
              const empty = addressOf(session.scope, of.queries.section, 'new')
              void navigate(`${empty}?like=${one.id}`)
            }}
          >
            {texts.copy}
          </Button>
        )}
        {form && one.state === 'WAIT' && (
          <Button onClick={() => open((close) => form(one, close))}>{texts.edit}</Button>
        )}
      </>
    ),
  }
}

function EndForm<Texts extends Words, One extends AnyActivity>({
  of,
  one,
  close,
}: {
  of: Parts<Texts, One>
  one: One
  close: () => void
}) {
  const texts = of.texts.use()
  return (
    <ReasonForm
      words={{
        title: texts.closeTitle(of.nameOf(one)),
        hint: texts.closeHint,
        label: texts.closeReason,
        needed: texts.closeNeeded,
        usual: texts.closeUsual,
        ok: texts.close,
        cancel: texts.cancel,
      }}
      most={200}
      call={of.queries.useClose()}
      inputOf={(reason) => ({ id: one.id, reason })}
      done={texts.closed}
      onClose={close}
    />
  )
}
