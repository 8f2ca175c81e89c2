/** Kinds of things that show pictures of the library. */
export const useKinds = [
  'goods',
  'category',
  'page',
  'article',
  'kitchen',
  'recipe',
  'guide',
  'invitation',
  'store',
  'brand',
] as const
export type UseKind = (typeof useKinds)[number]
