import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

/** What conditions name: levels, tags and where members come from. */
export function useNames() {
  const { api } = useSession()
  const levels = useQuery(api.levelAdmin.list.query()).data ?? []
  const tags = useQuery(api.memberRecordAdmin.tags.query()).data ?? []
  const sources = useQuery(api.segmentAdmin.list.query()).data?.sources ?? []
  return { levels, tags, sources }
}

export type Names = ReturnType<typeof useNames>
