import type { Locale } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Api, CallQuery } from '../api.ts'
import { Loaded } from '../parts/loaded.tsx'
import { PageBody } from '../parts/page-body.tsx'
import { PageHeader, type PageHeaderProps } from '../parts/page-header.tsx'
import { addressOf, type Section } from '../places.ts'
import { useFilters } from '../router.tsx'
import { useSession, type Session } from '../session.ts'
import { useLocale } from '../texts.ts'

/** How a page reads what it is about, and how long that is good for. */
export interface PageQuery<One> extends CallQuery<One> {
  /** ms */
  readonly staleTime?: number
  /** ms */
  readonly gcTime?: number
  readonly retry?: false
  readonly refetchOnWindowFocus?: false
}

/** A page before what it is about has been read. */
export interface PageFrame<Words> {
  readonly texts: Words
  readonly locale: Locale
  readonly session: Session
  /** As the address has it. */
  readonly id: string
}

/** Something over the page, which is given what the page is about as it is by now. */
type Over<One> = (close: () => void, one: One) => ReactNode

/** What every part of a page may show and do. */
export interface PageView<Words, One> extends PageFrame<Words> {
  readonly one: One
  /** Opens a form over the page. */
  readonly open: (over: Over<One>) => void
  /** Reads it once more; what is there now. */
  readonly again: () => Promise<One | undefined>
}

/** A heading; the page itself says where it leads back to. */
export type PageHead = Omit<PageHeaderProps, 'back'>

/**
 * A page of one thing. Its order is that of its parts: what a later one uses stands before it.
 */
export interface PageDefinition<Words, One, Own, View = PageView<Words, One>> {
  readonly texts: { readonly use: () => Words }
  readonly read: (api: Api, id: string) => PageQuery<One>
  /** Looks again after so many ms; 0: not by itself. */
  readonly every?: number | ((one: One) => number)
  /** The list that it stands in. */
  readonly section: Section
  /** What that list is asked for, where it is not all of it. */
  readonly listed?: string
  /** What the way back to the list is called. */
  readonly back: (texts: Words) => string
  /** The heading until it is read. */
  readonly waiting: (frame: PageFrame<Words>) => string
  /** Hooks of this page alone; the other parts are given what it answers. */
  readonly useOwn?: (frame: PageFrame<Words>) => Own
  /** The heading; none where the body draws its own, as editors do. */
  readonly head?: (view: View, own: Own) => PageHead | undefined
  readonly body: (view: View, own: Own) => ReactNode
  /** The page of a new one, at the id `new`: like another, where the address names it (`like`). */
  readonly fresh?: (like: One | undefined) => ReactNode
}

/**
 * The page of one thing: its heading with the way back, a skeleton or what failed until it is read,
 * then itself and the forms over it.
 */
export function definePage<Words, One, Own = undefined>(
  definition: PageDefinition<Words, One, Own>,
): (props: { id: string }) => ReactNode {
  return function Page({ id }) {
    const Shown = id === 'new' && definition.fresh ? Fresh : Known
    return <Shown of={definition} id={id} />
  }
}

interface PartProps<Words, One, Own> {
  of: PageDefinition<Words, One, Own>
  id: string
}

function useFrame<Words, One, Own>({ of, id }: PartProps<Words, One, Own>): PageFrame<Words> {
  return { texts: of.texts.use(), locale: useLocale(), session: useSession(), id }
}

const useNothing = () => undefined

function Known<Words, One, Own>(part: PartProps<Words, One, Own>) {
  const { of, id } = part
  const frame = useFrame(part)
  const useOwn = of.useOwn ?? (useNothing as unknown as () => Own)
  const own = useOwn(frame)
  const [over, setOver] = useState<Over<One>>()
  const answer = useQuery({
    ...of.read(frame.session.api, id),
    refetchInterval: ({ state }) => everyOf(of, state.data as One | undefined) || false,
  })
  const one = answer.data as One | undefined
  if (one === undefined) return <Waiting of={of} frame={frame} answer={answer} />
  const view: PageView<Words, One> = {
    ...frame,
    one,
    open: (what) => setOver(() => what),
    again: async () => (await answer.refetch()).data as One | undefined,
  }
  const head = of.head?.(view, own)
  return (
    <>
      {head && <PageHeader back={backOf(of, frame)} {...head} />}
      <PageBody>{of.body(view, own)}</PageBody>
      {over?.(() => setOver(undefined), one)}
    </>
  )
}

/** A new one; where it is to be like another, that one is read first. */
function Fresh<Words, One, Own>(part: PartProps<Words, One, Own>) {
  const { of } = part
  const frame = useFrame(part)
  const [filters] = useFilters()
  const like = Number(filters.get('like')) || undefined
  const answer = useQuery({
    ...of.read(frame.session.api, String(like)),
    enabled: like !== undefined,
  })
  if (like === undefined || answer.data) return of.fresh?.(answer.data as One | undefined)
  return <Waiting of={of} frame={frame} answer={answer} />
}

interface WaitingProps<Words, One, Own> {
  of: PageDefinition<Words, One, Own>
  frame: PageFrame<Words>
  answer: { readonly error: unknown; readonly refetch: () => unknown }
}

function Waiting<Words, One, Own>({ of, frame, answer }: WaitingProps<Words, One, Own>) {
  return (
    <>
      <PageHeader title={of.waiting(frame)} back={backOf(of, frame)} />
      <Loaded answer={{ ...answer, data: undefined }} rows={10}>
        {() => null}
      </Loaded>
    </>
  )
}

function everyOf<Words, One, Own>(
  { every = 0 }: PageDefinition<Words, One, Own>,
  one: One | undefined,
): number {
  if (typeof every === 'number') return every
  return one === undefined ? 0 : every(one)
}

function backOf<Words, One, Own>(
  { section, listed = '', back }: PageDefinition<Words, One, Own>,
  { texts, session }: PageFrame<Words>,
): NonNullable<PageHeaderProps['back']> {
  return { to: `${addressOf(session.scope, section)}${listed}`, text: back(texts) }
}
