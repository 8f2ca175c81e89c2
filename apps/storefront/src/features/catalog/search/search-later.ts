// The parts of the page that come after it, as one file to fetch.
export { NothingFound } from './nothing-found.tsx'
export { SearchHint } from './search-hint.tsx'
export { SearchSuggestions } from './search-suggestions.tsx'
