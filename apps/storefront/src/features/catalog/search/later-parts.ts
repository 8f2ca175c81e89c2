import { optional } from '@mallard/ui/first-use'

const load = () => import('./search-later.ts')

// Nobody types before the page is there, and the list is whole without the others.
export const SearchSuggestions = optional(() => load().then((module) => module.SearchSuggestions))
export const SearchHint = optional(() => load().then((module) => module.SearchHint))
export const NothingFound = optional(() => load().then((module) => module.NothingFound))
