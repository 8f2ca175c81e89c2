const mostWords = 150

/** The first words of clean rich text, for link cards and search engines. */
export const plainWords = (html: string): string =>
  html
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostWords)
