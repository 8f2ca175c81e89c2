import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Names of the texts that parts of a folder put into their fields, whatever they are called. */
const usedIn = (folder: string) =>
  files
    .filter((file) => dirname(file) === folder && file.endsWith('.tsx'))
    .flatMap((file) => [...sourceOf(file).matchAll(/placeholder=\{[^}]*\}/g)])
    .flatMap(([prop]) => [...prop.matchAll(/[tT]exts(?:\(\))?\.(\w+)/g)])
    .map(([, name]) => name!)

/** Texts that stand in empty fields, in both languages. */
const placeholders = files
  .filter((file) => file.endsWith('.texts.ts'))
  .flatMap((file) => {
    const names = ['\\w*[pP]laceholder', ...usedIn(dirname(file))].join('|')
    return [...sourceOf(file).matchAll(new RegExp(`^ {4}(?:${names}): (.+),$`, 'gm'))]
  })
  .map(([, words]) => words!)

it('an empty field shows an example or what it is for, and orders nobody about', () => {
  expect(placeholders.length).toBeGreaterThan(60)
  expect(
    placeholders.filter((words) =>
      /请|必须|不能|不得|！|\b(?:please|must|cannot|required)\b|!/i.test(words),
    ),
  ).toEqual([])
})
