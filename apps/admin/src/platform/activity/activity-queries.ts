import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import {
  hashKey,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Api, CallQuery, Keyed } from '../api.ts'
import type { Section } from '../places.ts'
import { useSession } from '../session.ts'
import { useInvalidate } from '../use-invalidate.ts'
import { useOnce } from '../use-once.ts'
import { writeToCache } from '../write-to-cache.ts'

/** An activity as the back office reads it. */
export interface AnyActivity {
  readonly id: number
  readonly state: ActivityState
  readonly startAt: number
  readonly endAt: number
  readonly closeReason: string
}

interface Ended {
  readonly id: number
  readonly reason: string
}

/** Calls that every activity has; what nothing can stand against need not be asked about. */
interface ActivityCalls<One, Setup, Clash> extends Keyed {
  readonly detail: { query(input: { id: number }): CallQuery<One> }
  readonly clashes?: { query(input: Setup): CallQuery<readonly Clash[]> }
  readonly save: (input: NoInfer<Setup> & { requestId: string }) => Promise<One>
  readonly close: (input: Ended) => Promise<One>
}

interface Queries<One, Setup, Clash> {
  /** Where its list is. */
  readonly section: Section
  readonly calls: (api: Api) => ActivityCalls<One, Setup, Clash>
  /** Milliseconds between two looks at one; 0 is none. Every 5 s while it runs, unless told. */
  readonly every?: (one: One) => number
}

/** Milliseconds between two looks at an activity that runs. */
const interval = 5000
const whileItRuns = ({ state }: AnyActivity) => (state === 'RUN' ? interval : 0)

/** What the screens of an activity ask and change. */
export function activityQueries<One extends AnyActivity, Setup, Clash>({
  section,
  calls,
  every = whileItRuns,
}: Queries<One, Setup, Clash>) {
  /** One with its figures. */
  const query = (api: Api, id: number) => calls(api).detail.query({ id })

  /** What stands against a set-up; asked again whenever it changes. */
  function useClashes(setup: Setup | undefined): readonly Clash[] {
    const { api } = useSession()
    const { data } = useQuery({
      ...calls(api).clashes!.query(setup!),
      enabled: setup !== undefined,
      placeholderData: keepPreviousData,
      retry: false,
    })
    return data ?? []
  }

  /** Changes one: what is answered is shown at once, all else of the activity is asked again. */
  function useChange<Input>(change: (api: Api, input: Input) => Promise<One>) {
    const { api } = useSession()
    const queries = useQueryClient()
    const invalidate = useInvalidate()
    return useMutation({
      mutationFn: (input: Input) => change(api, input),
      onSuccess: async (one) => {
        const { queryKey } = query(api, one.id)
        await writeToCache(queries, { queryKey }, one)
        void queries.invalidateQueries({
          queryKey: calls(api).key,
          predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
        })
        void invalidate(api.staff.audit)
      },
    })
  }

  function useSave() {
    const { api } = useSession()
    const save = useOnce<Setup, One>((setup) => calls(api).save(setup))
    return useChange((_api, setup: Setup) => save(setup))
  }

  const useClose = () => useChange((api, ended: Ended) => calls(api).close(ended))

  return { section, query, every, useClashes, useChange, useSave, useClose }
}

export type ActivityQueries<One extends AnyActivity> = Pick<
  ReturnType<typeof activityQueries<One, unknown, unknown>>,
  'section' | 'query' | 'every' | 'useClose'
>
