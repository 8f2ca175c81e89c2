import { pageTitle } from '#platform/title.ts'
import { plainWords } from '#platform/plain-words.ts'
import { InStore } from '#platform/in-store.tsx'
import { defineScreen } from '#platform/screen.ts'
import { articleHref, idIn } from './article-place.ts'
import { ArticlePage } from './article-page.tsx'
import { Bones } from './bar.tsx'

const calls = {
  scQuestionDetail: 'questionDetail',
  scInstructionDetail: 'instructionDetail',
  scKnowledgeDetail: 'knowledgeDetail',
  serviceDetail: 'knowledgeDetail',
} as const

/** One question, manual or article about use and care. */
export default defineScreen(
  ['scQuestionDetail', 'scInstructionDetail', 'scKnowledgeDetail', 'serviceDetail'],
  {
    query: ['id'],
    queries: ({ api, name, params, query, scope: { partnerId } }) => ({
      article: api.service[calls[name]].query({
        id: idIn(params.id ?? query.id),
        // An address with a store names what is that partner's.
        ...(name === 'serviceDetail' && { partnerId }),
      }),
    }),
    head: ({ scope }, { article }) => ({
      title: article.title,
      description: plainWords(article.html),
      kind: 'article',
      canonical: articleHref(article.kind, article.id, scope),
      jsonLd: [
        article.kind === 'question'
          ? {
              '@type': 'FAQPage',
              mainEntity: [
                {
                  '@type': 'Question',
                  name: article.title,
                  acceptedAnswer: { '@type': 'Answer', text: plainWords(article.html) },
                },
              ],
            }
          : { '@type': 'Article', headline: article.title },
      ],
    }),
    store: ({ article }) => article.store,
    Skeleton: ({ name, locale }) => <Bones title={pageTitle(name, locale) ?? ''} />,
    Screen: ({ name, locale, data: { article } }) => (
      <InStore store={article.store}>
        <ArticlePage key={article.id} title={pageTitle(name, locale) ?? ''} article={article} />
      </InStore>
    ),
  },
)
