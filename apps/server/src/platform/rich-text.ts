import sanitize from 'sanitize-html'

/**
 * What rich text of goods and agreements may hold: structure, no script, no style, no foreign
 * frame.
 */
const rules: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'a',
    'blockquote',
    'figure',
    'figcaption',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

/** Rich text without anything that could act in a shopper's browser. */
export function sanitizeRich(html: string): string {
  return sanitize(html, rules)
}

/**
 * Rich text whose pictures are those that `picture` names for their addresses; one that it has none
 * for is taken away.
 */
export function richWithPictures(
  html: string,
  picture: (address: string) => string | undefined,
): string {
  return sanitize(html, {
    ...rules,
    transformTags: {
      img: (tagName, { src, ...attribs }) => {
        const own = picture((src ?? '').trim())
        return { tagName, attribs: own === undefined ? {} : { ...attribs, src: own } }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  })
}
