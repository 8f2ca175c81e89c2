import { summaryLength } from '@mallard/contract/content/service-center/service-center.codes'
import { cutText } from '@mallard/kernel'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

/** The words of clean rich text, on one line. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] as string)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first words, with a sign that there are more. */
export function summaryOf(html: string): string {
  const text = plainText(html)
  return text.length > summaryLength ? `${cutText(text, summaryLength)}…` : text
}
