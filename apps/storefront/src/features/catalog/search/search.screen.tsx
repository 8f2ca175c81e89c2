import { href } from '@mallard/contract/paths'
import { SkeletonCards } from '@mallard/ui/skeleton'
import { Suspense } from 'react'
import { defineScreen } from '#platform/screen.ts'
import { pageTitle } from '#platform/title.ts'
import { SearchSuggestions } from './later-parts.ts'
import { SearchDiscover } from './search-discover.tsx'
import { SearchHead } from './search-head.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchSort } from './search-sort.tsx'
import { isAsking, queryOfState, searchQuery, stateOf } from './search-state.rules.ts'
import { foundQuery } from './use-search.ts'
import { searchTexts } from './search.texts.ts'
import { useDraft } from './use-search.ts'

export default defineScreen(['search', 'searchBare'], {
  query: searchQuery,

  queries: ({ api, query }) => {
    const state = stateOf(query)
    const { q, categoryId } = queryOfState(state)
    return {
      found: foundQuery(api, state, 1),
      words: api.catalog.searchCategoryList.query({ q, categoryId }),
    }
  },

  head: ({ name, query, locale, scope: { partnerId, storeId } }) => {
    const { q } = stateOf(query)
    const texts = searchTexts.of(locale)
    const canonical = href('search', { partnerId, storeId }, { q: q || undefined })
    return {
      title: q ? texts.titleOf(q) : pageTitle(name, locale),
      description: texts.describe(q || (pageTitle(name, locale) ?? '')),
      canonical,
      noIndex: q === '' ? false : 'shared',
    }
  },

  Skeleton: ({ query }) => {
    const state = stateOf(query)
    return (
      <>
        <SearchHead draft={state.q} onDraft={() => undefined} onSearch={() => undefined} />
        {isAsking(state) && <SearchSort state={state} facets={undefined} />}
        <SkeletonCards count={6} />
      </>
    )
  },

  Screen: ({ data: { found, words }, query }) => {
    const state = stateOf(query)
    const { draft, setDraft, search } = useDraft(state)
    const isTyping = draft.trim() !== '' && draft.trim() !== state.q
    return (
      <>
        <SearchHead
          draft={draft}
          onDraft={setDraft}
          onSearch={search}
          wantsFocus={!isAsking(state)}
          hint={words.hotWords[0]}
        />
        <Suspense fallback={null}>
          {isTyping && <SearchSuggestions draft={draft.trim()} onSearch={search} />}
        </Suspense>
        {!isTyping && isAsking(state) && (
          <SearchResults
            key={JSON.stringify(state)}
            state={state}
            found={found}
            words={words}
            onSearch={search}
          />
        )}
        {!isTyping && !isAsking(state) && (
          <SearchDiscover hotWords={words.hotWords} popular={found.list} onSearch={search} />
        )}
      </>
    )
  },
})
