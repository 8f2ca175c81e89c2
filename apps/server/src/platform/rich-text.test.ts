import { expect, it } from 'vitest'
import { sanitizeRich } from './rich-text.ts'

it.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="JaVaScRiPt&#58;alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<svg onload=alert(1)><p>a</p></svg>', '<p>a</p>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<style>p{}</style><p style="position:fixed">a</p>', '<p>a</p>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
  ['<p>细嘴<strong>手冲</strong></p>', '<p>细嘴<strong>手冲</strong></p>'],
])('%s becomes %s', (dirty, clean) => {
  expect(sanitizeRich(dirty)).toBe(clean)
})
