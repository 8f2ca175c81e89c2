import { Editor } from '@tiptap/core'
import { expect, it } from 'vitest'
import { richExtensions } from './rich-schema.ts'
import { storedRich } from './rich-text.ts'

/** What comes out again when the editor took it in and nobody wrote. */
function through(html: string): string {
  const editor = new Editor({ element: null, extensions: richExtensions, content: html })
  return storedRich(editor.getHTML())
}

it.each([
  ['a heading', '<h2>手冲壶</h2><h3>细嘴</h3><h4>壶嘴</h4>'],
  ['marks', '<p>又<strong>暖</strong>又<em>慢</em><br />一壶</p>'],
  ['lists, one in another', '<ul><li>一<ol><li>二</li></ol></li><li>三</li></ul>'],
  ['a quote', '<blockquote><p>好用</p></blockquote>'],
  [
    'links',
    '<p><a href="https://shop.example/?a=1&amp;b=2">看</a><a href="/goods/1-1-1">买</a></p>',
  ],
  [
    'a picture',
    '<img src="/pictures/u-a.webp" alt="一只 &quot;壶&quot;" width="900" height="600" />',
  ],
  [
    'a table',
    '<table><tbody><tr><th>容量</th><th colspan="2">重量</th></tr><tr><td>600 ml</td><td>0.4 kg</td><td></td></tr></tbody></table>',
  ],
  [
    'a goods card',
    '<figure><img src="/pictures/k.webp" alt="" width="900" height="900" /><figcaption><a href="/goods/7-1-1">手冲壶 &lt;小&gt;</a></figcaption></figure>',
  ],
])('keeps %s as it is', (_what, html) => {
  expect(through(html)).toBe(html)
})

it('writes nothing where nothing is', () => {
  expect([through(''), through('<p></p>')]).toEqual(['', ''])
})

it('takes in no more than the shop keeps', () => {
  expect(
    through(
      '<h1>大</h1><p style="color:red" onclick="x()">一<u>二</u><s>三</s></p><a href="javascript:x()">四</a><img src="data:image/png;base64,AA==">',
    ),
  ).toBe('<p>大</p><p>一二三</p><p>四</p>')
})
