export { SearchBar, type SearchBarProps } from './search-bar.tsx'
export { SearchEntry } from './search-entry.tsx'
