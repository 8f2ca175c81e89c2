import { searchWords } from '@mallard/kernel'
import { href } from '@mallard/contract/paths'
import { useState } from 'react'
import type { Api } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import {
  isAsking,
  longestWord,
  queryOfState,
  stateOf,
  type SearchState,
} from './search-state.rules.ts'

/** A page of what was found; without a question, what sells. */
export function foundQuery(api: Api, state: SearchState, pageNum: number) {
  if (!isAsking(state))
    return api.catalog.productList.query({ sort: 'sales', pageSize: 6, pageNum })
  return api.catalog.productList.query({ ...queryOfState(state), pageSize: 20, pageNum })
}

/**
 * Shows another state of the search. The first question is a step forward; what refines it takes
 * its place.
 */
export function useShowSearch(): (state: SearchState) => void {
  const navigate = useNavigate()
  const { scope, query } = usePage()
  return (state) => {
    const { partnerId, storeId } = scope
    navigate(href('search', { partnerId, storeId }, queryOfState(state)), {
      replace: isAsking(stateOf(query)),
    })
  }
}

/** The words in the box while one types, and what the search key does. */
export function useDraft(state: SearchState): {
  draft: string
  setDraft: (text: string) => void
  search: (word: string) => void
} {
  const [typed, setTyped] = useState({ for: state.q, text: state.q })
  const show = useShowSearch()

  return {
    // A new question brings its own words.
    draft: typed.for === state.q ? typed.text : state.q,
    setDraft: (text) => setTyped({ for: state.q, text }),
    search(word) {
      const q = searchWords(word, longestWord)
      if (q === '') return
      setTyped({ for: q, text: q })
      show(stateOf({ q }))
    },
  }
}
