/** What the shop keeps of rich text, as the server does when it is saved. */
const kept: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'h2 h3 h4 p br ul ol li strong em table thead tbody tr blockquote figure figcaption'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
/** Gone with all that is in them. */
const dropped = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'template',
  'svg',
  'math',
]
const addresses = ['href', 'src']
/** Tags without an end. */
const alone = ['br', 'img']

/** Rich text as shoppers will see it: no script, no style, no foreign frame. */
export function cleanRich(html: string): string {
  return cleaned(html).innerHTML
}

/**
 * What the editor holds, written as the server writes it: its sanitiser has nothing left to change.
 */
export function storedRich(html: string): string {
  const body = cleaned(html)
  for (const paragraph of body.querySelectorAll('li > p:first-child, td > p, th > p'))
    if (isOnlyText(paragraph)) paragraph.replaceWith(...paragraph.childNodes)
  for (const cell of body.querySelectorAll('th, td'))
    for (const span of ['colspan', 'rowspan'])
      if (cell.getAttribute(span) === '1') cell.removeAttribute(span)
  // The editor keeps an empty line at the end to write on.
  return [...body.childNodes]
    .map(write)
    .join('')
    .replace(/(?:<p><\/p>)+$/, '')
}

function cleaned(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  clean(body)
  return body
}

/** A paragraph that is all the text of its cell or item: lists may follow it. */
function isOnlyText(paragraph: Element): boolean {
  const rest = [...(paragraph.parentElement?.children ?? [])].slice(1)
  return rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')
}

function write(node: Node): string {
  if (node instanceof Text) return escaped(node.data)
  if (!(node instanceof Element)) return ''
  const tag = node.tagName.toLowerCase()
  const attributes = [...node.attributes]
    .map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('')
  if (alone.includes(tag)) return `<${tag}${attributes} />`
  return `<${tag}${attributes}>${[...node.childNodes].map(write).join('')}</${tag}>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function clean(parent: Element): void {
  for (const element of [...parent.children]) {
    const tag = element.tagName.toLowerCase()
    if (dropped.includes(tag)) {
      element.remove()
      continue
    }
    clean(element)
    const attributes = kept[tag]
    if (!attributes) element.replaceWith(...element.childNodes)
    else
      for (const { name, value } of [...element.attributes])
        if (!attributes.includes(name) || (addresses.includes(name) && !isSafeAddress(value)))
          element.removeAttribute(name)
  }
}

/** Addresses may be of this shop, or https. */
export function isSafeAddress(value: string): boolean {
  return /^https:\/\/[^\s/]/i.test(value.trim()) || /^\/(?!\/)/.test(value)
}
