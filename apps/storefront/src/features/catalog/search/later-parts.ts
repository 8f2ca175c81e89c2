import { optional } from '@mallard/ui/first-use'

const load = () => import('./search-later.ts')
// What the server draws it has at once: it waits for nothing that a page suspends for.
const here = import.meta.env.SSR ? await load() : undefined

// Nobody types before the page is there, and the list is whole without the others.
export const SearchSuggestions = optional(() => load().then((module) => module.SearchSuggestions))
export const SearchHint =
  here?.SearchHint ?? optional(() => load().then((module) => module.SearchHint))
export const NothingFound =
  here?.NothingFound ?? optional(() => load().then((module) => module.NothingFound))
