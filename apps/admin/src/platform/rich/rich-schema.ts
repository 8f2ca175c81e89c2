import { Node, type Extensions } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { isSafeAddress } from './rich-text.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    goodsCard: {
      /** Puts a card that leads to goods where the cursor stands. */
      insertGoodsCard: (card: GoodsCard) => ReturnType
    }
  }
}

export interface GoodsCard {
  readonly href: string
  readonly title: string
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Picture and name of goods, the name a link: a figure, so that it needs nothing of its own to be shown. */
const GoodsCardNode = Node.create({
  name: 'goodsCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: {}, title: {}, src: {}, width: {}, height: {} }),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (figure) => {
        const link = figure.querySelector('figcaption a[href^="/goods/"]')
        const image = figure.querySelector('img')
        if (!link || !image) return false
        return {
          href: link.getAttribute('href'),
          title: link.textContent,
          src: image.getAttribute('src'),
          width: image.getAttribute('width'),
          height: image.getAttribute('height'),
        }
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    {},
    ['img', { src: attrs.src, alt: '', width: attrs.width, height: attrs.height }],
    ['figcaption', {}, ['a', { href: attrs.href }, attrs.title]],
  ],
  addCommands() {
    return {
      insertGoodsCard:
        (card) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: card }),
    }
  },
})

/** What rich text is made of: as much as the server keeps, and no more. */
export const richExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isSafeAddress(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
  GoodsCardNode,
]
