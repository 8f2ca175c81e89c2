import { searchWords } from '@mallard/kernel'
import { href } from '@mallard/contract/paths'
import {
  BookIcon,
  BoxIcon,
  GridIcon,
  InfoIcon,
  ReceiptIcon,
  ReturnIcon,
  ServiceIcon,
  ShieldIcon,
  StarIcon,
} from '@mallard/ui/icons'
import { Card } from '@mallard/ui/card'
import { SearchBar } from '@mallard/ui/search-bar'
import { useState } from 'react'
import type { Api } from '#platform/api.ts'
import { Link, useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { ArticleCells, FoundArticles } from './article-cells.tsx'
import { Bar, Bones } from './bar.tsx'
import styles from './service-center.module.css'
import { serviceCenterTexts } from './service-center.texts.ts'

const longestWords = 50
const wordsIn = (q: string | undefined) => searchWords(q ?? '', longestWords)

/** What many ask, or what was found by words among everything. */
const foundQuery = (api: Api, q: string, pageNum: number) =>
  q === ''
    ? api.service.questions.query({ pageNum, pageSize: 6 })
    : api.service.search.query({ q, pageNum, pageSize: 20 })

export default defineScreen('serviceCenter', {
  query: ['q'],
  queries: ({ api, query }) => ({ found: foundQuery(api, wordsIn(query.q), 1) }),
  head: ({ locale, query }) => ({
    description: serviceCenterTexts.of(locale).describe,
    noIndex: query.q !== undefined,
  }),
  Skeleton: () => <Bones title={serviceCenterTexts().center} />,
  Screen: ({ api, query, data: { found } }) => {
    const texts = serviceCenterTexts()
    const q = wordsIn(query.q)
    return (
      <>
        <Bar title={texts.center} />
        <Search key={q} q={q} />
        <div className={styles.page}>
          {q === '' ? (
            <>
              <Entrances />
              <ArticleCells title={texts.popular} articles={found.list} />
            </>
          ) : (
            <FoundArticles
              first={found}
              pageOf={(pageNum) => foundQuery(api, q, pageNum)}
              hasKinds
              isAsked
            />
          )}
        </div>
      </>
    )
  },
})

function Search({ q }: { q: string }) {
  const texts = serviceCenterTexts()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  return (
    <div className={styles.search}>
      <SearchBar
        value={typed}
        onChange={setTyped}
        onSubmit={(word) =>
          navigate(href('serviceCenter', {}, { q: wordsIn(word) || undefined }), {
            replace: q !== '',
          })
        }
        placeholder={texts.placeholder}
        action={texts.search}
      />
    </div>
  )
}

function Entrances() {
  const texts = serviceCenterTexts()
  const { partnerId, storeId } = usePage().scope
  const scope = { partnerId, storeId }
  const entrances = [
    [texts.question, InfoIcon, href('scQuestionList')],
    [texts.instruction, BoxIcon, href('scInstructionList')],
    [texts.knowledge, StarIcon, href('scKnowledgeList')],
    [texts.guides, BookIcon, href('productGuideCenter')],
    [texts.category, GridIcon, href('scCategory')],
    [texts.policy, ShieldIcon, href('scPolicy')],
    [texts.returns, ReturnIcon, href('returnList', scope)],
    [texts.invoice, ReceiptIcon, href('scInvoiceList')],
    [texts.contact, ServiceIcon, href('service', scope)],
  ] as const
  return (
    <Card inset={false}>
      <nav className={styles.entrances} aria-label={texts.entrances}>
        {entrances.map(([name, Icon, to]) => (
          <Link key={to} to={to} className={styles.entrance}>
            <Icon size={26} />
            {name}
          </Link>
        ))}
      </nav>
    </Card>
  )
}
