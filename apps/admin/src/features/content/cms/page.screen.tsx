import { definePage } from '#platform/page/define-page.tsx'
import { PageEditor } from './page-editor.tsx'
import { pageTexts } from './page.texts.ts'

/** One content page, to be written. */
export default definePage({
  texts: pageTexts,
  read: (api, id) => ({
    ...api.pageAdmin.detail.query({ id: Number(id) }),
    // What is being written is not changed under the operator's hands.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  }),
  section: 'pages',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.title,
  body: ({ session, one }) => (
    <PageEditor key={one.id} page={one} mayWrite={session.can('page.write')} />
  ),
})
