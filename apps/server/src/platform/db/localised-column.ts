import type { Locale } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'

/** `localised` of columns: the Chinese one, where the English one is empty. */
export const localisedColumn = (
  locale: Locale,
  zh: RawBuilder<unknown>,
  en: RawBuilder<unknown>,
): RawBuilder<string> => (locale === 'en' ? sql`coalesce(nullif(${en}, ''), ${zh})` : sql`${zh}`)
