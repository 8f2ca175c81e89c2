import type { PictureRef } from '@mallard/contract/fields'

interface Change {
  readonly from: Pick<PictureRef, 'url'>
  readonly to: PictureRef
}

/**
 * The same with one picture in the place of another: wherever it stands as a picture, as its bare
 * address, or in the HTML of a text.
 */
export function withReplaced<T>(value: T, change: Change): T {
  return replaced(value, change) as T
}

function replaced(value: unknown, change: Change): unknown {
  const { from, to } = change
  if (typeof value === 'string') return value === from.url ? to.url : inHtml(value, change)
  if (Array.isArray(value)) return value.map((each) => replaced(each, change))
  if (typeof value !== 'object' || value === null) return value
  const isIt = 'url' in value && value.url === from.url && 'width' in value
  if (isIt) return { ...value, ...to }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaced(each, change)]),
  )
}

/** Its size changes with it: browsers keep its place by that while it loads. */
function inHtml(html: string, { from, to }: Change): string {
  if (!html.includes(`src="${from.url}`)) return html
  return html.replaceAll(/<img\b[^>]*>/g, (image) => {
    const address = / src="([^"?]*)/.exec(image)?.[1]
    if (address !== from.url) return image
    return image
      .replace(/ src="[^"?]*/, () => ` src="${to.url}`)
      .replace(/ width="\d+"/, ` width="${to.width}"`)
      .replace(/ height="\d+"/, ` height="${to.height}"`)
  })
}
