import { describe, expect, it } from 'vitest'
import { picturesOf, shownBy } from './pictures.rules.ts'

const pic = (url: string) => ({ url, width: 10, height: 10, color: '#ffffff' })

describe('the pictures that goods show', () => {
  it('are those of gallery, video, SKUs, sections and details in both languages, each once', () => {
    const detailHtml =
      '<p>/pictures/no.webp</p><img alt="x" src="/pictures/d.1.webp" /><img src="https://elsewhere.example/e.webp" /><img src="/pictures/a.1.webp" />'
    const shown = shownBy({
      urls: ['/pictures/a.1.webp', '/pictures/b.1.webp'],
      skus: [{ pic: pic('/pictures/b.1.webp') }, { pic: pic('/pictures/c.1.webp') }],
      sections: [{ pic: null }, { pic: pic('/pictures/s.1.webp') }],
      details: [detailHtml, '<img src="/pictures/en.1.webp" />'],
      cover: '/pictures/v.1.webp',
    })
    expect(shown).toEqual(
      ['a', 'b', 'v', 'c', 's', 'd', 'en'].map((name) => `/pictures/${name}.1.webp`),
    )
  })
})

describe('a gallery', () => {
  const library = new Map([['/new', pic('/new')]])
  const before = [pic('/old'), pic('/older')]

  it('holds pictures of the library and those it had, in the order that is asked for', () => {
    expect(picturesOf(['/older', '/new', '/old'], library, before)?.map(({ url }) => url)).toEqual([
      '/older',
      '/new',
      '/old',
    ])
  })

  it('is refused as a whole for one picture that is neither', () => {
    expect(picturesOf(['/old', '/elsewhere'], library, before)).toBeUndefined()
  })
})
