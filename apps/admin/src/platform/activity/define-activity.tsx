import { Button, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { AuditLink } from '../parts/audit-link.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { PageHeader, type PageHeaderProps } from '../parts/page-header.tsx'
import { ReasonForm } from '../parts/reason-form.tsx'
import { addressOf } from '../places.ts'
import { navigate, useFilters } from '../router.tsx'
import { useSession, type Session } from '../session.ts'
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
export interface ActivityView<Texts, One> {
  readonly texts: Texts
  readonly session: Session
  readonly one: One
  readonly mayWrite: boolean
  readonly isRunning: boolean
}

/** Opens a form over the page. */
type Open = (over: (close: () => void) => ReactNode) => void

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
  readonly actions?: (view: ActivityView<Texts, One>, open: Open) => ReactNode
  /** Its figures, and what came of it. */
  readonly body: (view: ActivityView<Texts, One>) => ReactNode
  /** Changes it over its page while it has not begun. */
  readonly form?: (one: One, close: () => void) => ReactNode
  /** Is the page itself while it has not begun, and that of a new one, which may be like another. */
  readonly editor?: (
    one: One | undefined,
    like: One | undefined,
    header: Partial<PageHeaderProps>,
  ) => ReactNode
  /** A new one can begin as a copy of it. */
  readonly isCopied?: boolean
}

/** The page of one activity: heading, state and period, early end, figures. */
export function defineActivity<Texts extends Words, One extends AnyActivity>(
  parts: Parts<Texts, One>,
): (props: { id: string }) => ReactNode {
  return function Activity({ id }) {
    return id === 'new' && parts.editor ? <New of={parts} /> : <Known of={parts} id={Number(id)} />
  }
}

function New<Texts extends Words, One extends AnyActivity>({ of }: { of: Parts<Texts, One> }) {
  const [filters] = useFilters()
  const like = Number(filters.get('like')) || undefined
  const { data, error, refetch } = of.queries.useOne(like)
  if (like === undefined || data) return of.editor?.(undefined, data, {})
  return <Waiting error={error} onAgain={refetch} />
}

function Waiting({ error, onAgain }: { error: unknown; onAgain: () => unknown }) {
  if (error) return <LoadFailed error={error} onAgain={onAgain} />
  return <Skeleton active paragraph={{ rows: 8 }} />
}

interface KnownProps<Texts extends Words, One extends AnyActivity> {
  of: Parts<Texts, One>
  id: number
}

function Known<Texts extends Words, One extends AnyActivity>({ of, id }: KnownProps<Texts, One>) {
  const texts = of.texts.use()
  const session = useSession()
  const { data: one, error, refetch } = of.queries.useOne(id)
  const [over, setOver] = useState<(close: () => void) => ReactNode>()
  const back = { to: addressOf(session.scope, of.queries.section), text: texts.title }
  if (!one)
    return (
      <>
        <PageHeader title={texts.title} back={back} />
        <Waiting error={error} onAgain={refetch} />
      </>
    )
  const mayWrite = session.can('promotion.write')
  const view = { texts, session, one, mayWrite, isRunning: one.state === 'RUN' }
  const header = headerOf(of, view, (next) => setOver(() => next))
  return (
    <>
      {of.editor && one.state === 'WAIT' && mayWrite ? (
        of.editor(one, undefined, header)
      ) : (
        <>
          <PageHeader title={of.nameOf(one)} back={back} {...header} />
          {of.body(view)}
        </>
      )}
      {over?.(() => setOver(undefined))}
    </>
  )
}

function headerOf<Texts extends Words, One extends AnyActivity>(
  of: Parts<Texts, One>,
  view: ActivityView<Texts, One>,
  open: Open,
): Pick<PageHeaderProps, 'beside' | 'hint' | 'actions'> {
  const { texts, one, mayWrite, session } = view
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
        {of.actions?.(view, open)}
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
