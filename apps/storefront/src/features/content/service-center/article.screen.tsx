import { pageTitle } from '#platform/title.ts'
import { href } from '@mallard/contract/paths'
import { plainWords } from '#platform/plain-words.ts'
import { defineScreen } from '#platform/screen.ts'
import { idIn } from './article-place.ts'
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
    queries: ({ api, name, params, query }) => ({
      article: api.service[calls[name]].query({ id: idIn(params.id ?? query.id) }),
    }),
    head: ({ scope: { partnerId, storeId } }, { article }) => ({
      title: article.title,
      description: plainWords(article.html),
      kind: 'article',
      ...(article.kind === 'knowledge' && {
        canonical: href('serviceDetail', { partnerId, storeId, id: article.id }),
      }),
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
    Skeleton: ({ name, locale }) => <Bones title={pageTitle(name, locale) ?? ''} />,
    Screen: ({ name, locale, data: { article } }) => (
      <ArticlePage key={article.id} title={pageTitle(name, locale) ?? ''} article={article} />
    ),
  },
)
