import type { Locale } from '@mallard/kernel'

/**
 * What one is told on arrival: `message` of the address is a name of the code book, and anyone who
 * wrote the address chose no words with it. Others are not the shop's, and not shown.
 */
export async function arrivalMessage(search: string, locale: Locale): Promise<string | undefined> {
  const name = new URLSearchParams(search).get('message')
  if (!name || !/^[a-zA-Z]{2,40}$/.test(name)) return undefined
  const { errors } = await import('@mallard/contract/errors')
  if (!Object.hasOwn(errors, name)) return undefined
  const text = errors[name as keyof typeof errors].text[locale === 'en' ? 1 : 0]
  // What would have to be filled in is not known here.
  return text.includes('{') ? undefined : text
}
