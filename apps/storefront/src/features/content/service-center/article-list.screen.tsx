import { pageTitle } from '#platform/title.ts'
import type { Api } from '#platform/api.ts'
import { defineScreen } from '#platform/screen.ts'
import { FoundArticles } from './article-cells.tsx'
import { Bar, Bones } from './bar.tsx'
import styles from './service-center.module.css'
import { serviceCenterTexts } from './service-center.texts.ts'

const calls = {
  scQuestionList: 'questions',
  scInstructionList: 'instructions',
  scKnowledgeList: 'knowledge',
} as const
type Name = keyof typeof calls

interface ListInput {
  q?: string | undefined
  productSn?: string | undefined
}

const pageQuery = (api: Api, name: Name, { q, productSn }: ListInput, pageNum: number) =>
  api.service[calls[name]].query({ q, productSn, pageNum, pageSize: 20 })

/** Manuals, questions or articles about use and care; all of them, by words or of one product. */
export default defineScreen(['scQuestionList', 'scInstructionList', 'scKnowledgeList'], {
  query: ['q', 'productSn'],
  queries: ({ api, name, query }) => ({ found: pageQuery(api, name, query, 1) }),
  head: ({ locale, query }) => ({
    description: serviceCenterTexts.of(locale).describe,
    noIndex: query.q !== undefined,
  }),
  Skeleton: ({ name, locale }) => <Bones title={pageTitle(name, locale) ?? ''} />,
  Screen: ({ api, name, query, locale, data: { found } }) => (
    <>
      <Bar title={pageTitle(name, locale) ?? ''} />
      <div className={styles.page}>
        <FoundArticles
          first={found}
          pageOf={(pageNum) => pageQuery(api, name, query, pageNum)}
          isAsked={query.q !== undefined || query.productSn !== undefined}
        />
      </div>
    </>
  ),
})
