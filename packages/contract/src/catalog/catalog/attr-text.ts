import type { Locale } from '@mallard/kernel'

interface Attributes {
  readonly attrs: readonly { readonly value: string }[]
  /** The English twin; empty where none was written. */
  readonly attrsEn: readonly { readonly value: string }[]
}

/** What distinguishes a SKU, as one text; where it has no English words, as the shop wrote it. */
export function attrText({ attrs, attrsEn }: Attributes, locale: Locale): string {
  return (locale === 'en' && attrsEn.length > 0 ? attrsEn : attrs)
    .map(({ value }) => value)
    .join(' / ')
}
