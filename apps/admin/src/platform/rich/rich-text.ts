/** What the shop keeps of rich text, as the server does when it is saved. */
const kept: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries('h2 h3 h4 p br ul ol li strong em table thead tbody tr blockquote figure figcaption'.split(' ').map((tag) => [tag, []])),
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
/** Gone with all that is in them. */
const dropped = ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'svg', 'math']
const addresses = ['href', 'src']

/** Rich text as shoppers will see it: no script, no style, no foreign frame. */
export function cleanRich(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  clean(body)
  return body.innerHTML
}

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
    else for (const { name, value } of [...element.attributes]) if (!attributes.includes(name) || !isSafe(name, value)) element.removeAttribute(name)
  }
}

/** Addresses may be of this shop, or https. */
function isSafe(name: string, value: string): boolean {
  return !addresses.includes(name) || /^https:\/\//i.test(value.trim()) || /^\/(?!\/)/.test(value)
}
