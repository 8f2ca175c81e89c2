import { expect, it } from 'vitest'
import { withReplaced } from './replaced.rules.ts'

const old = { url: '/pictures/u-a.11111111.webp', width: 900, height: 600, color: '#111111' }
const other = { ...old, url: '/pictures/u-b.22222222.webp' }
const to = { url: '/pictures/u-c.33333333.webp', width: 400, height: 300, color: '#333333' }
const change = { from: old, to }

it('is shown wherever the other one was, however deep', () => {
  expect(
    withReplaced(
      { pics: [other, old], sections: [{ heading: '一', pic: old }, { pic: null }] },
      change,
    ),
  ).toEqual({ pics: [other, to], sections: [{ heading: '一', pic: to }, { pic: null }] })
  expect(withReplaced([old.url, other.url], change)).toEqual([to.url, other.url])
})

it('is shown in texts, with its own size', () => {
  const image = (url: string, size: string) =>
    `<p>壶</p><img src="${url}" alt="${old.url}"${size} />`
  expect(withReplaced(image(old.url, ' width="900" height="600"'), change)).toBe(
    image(to.url, ' width="400" height="300"'),
  )
  expect(withReplaced(image(`${old.url}?w=400`, ''), change)).toBe(image(`${to.url}?w=400`, ''))
  expect(withReplaced(image(other.url, ''), change)).toBe(image(other.url, ''))
})

it('leaves alone what is no picture', () => {
  expect(withReplaced({ a: 1, b: null, c: undefined, d: `看 ${old.url}` }, change)).toEqual({
    a: 1,
    b: null,
    c: undefined,
    d: `看 ${old.url}`,
  })
})
