import { cutText } from '@mallard/kernel'

const maxWords = 150

/** The first words of clean rich text, for link cards and search engines. */
export const plainWords = (html: string): string =>
  cutText(
    html
      .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    maxWords,
  )
