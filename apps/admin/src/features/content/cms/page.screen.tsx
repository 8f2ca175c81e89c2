import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { PageEditor } from './page-editor.tsx'
import { pageTexts } from './page.texts.ts'

/** One content page, to be written. */
export default function PageScreen({ id }: { id: string }) {
  const texts = pageTexts.use()
  const { api, can, scope } = useSession()
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    ...api.pageAdmin.detail.query({ id: Number(id) }),
    // What is being written is not changed under the operator's hands.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (page) return <PageEditor key={page.id} page={page} mayWrite={can('page.write')} />
  return (
    <>
      <PageHeader title={texts.title} back={{ to: addressOf(scope, 'pages'), text: texts.back }} />
      {error ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </>
  )
}
