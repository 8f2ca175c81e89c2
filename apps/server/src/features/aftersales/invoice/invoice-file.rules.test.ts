import { expect, it } from 'vitest'
import { isOfForm } from './invoice-file.rules.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['pdf', '%PDF-1.7\n…', true],
  ['pdf', '<html>%PDF-1.7', false],
  ['ofd', 'PK\u0003\u0004………OFD.xml…', true],
  ['ofd', 'PK\u0003\u0004………word/document.xml', false],
  ['xml', '<?xml version="1.0" encoding="UTF-8"?><EInvoice/>', true],
  ['xml', '\u00ef\u00bb\u00bf<?xml version="1.0"?>', true],
  ['xml', '<!doctype html><script>', false],
  ['xml', '', false],
] as const)('a file is taken for %s by its bytes: %j', (form, text, isGood) => {
  expect(isOfForm(form, bytes(text))).toBe(isGood)
})
