import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { together } from './chunks.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const files = [
  'apps/storefront/src',
  ...['contract', 'host', 'kernel', 'ui'].map((name) => `packages/${name}/src`),
].flatMap((folder) =>
  (readdirSync(root + folder, { recursive: true }) as string[]).map((file) => `${folder}/${file}`),
)

const missing = (parts: readonly string[]) =>
  parts.filter((part) => !files.some((file) => file.includes(part)))

it('names files that are there: what has moved would go with anything else', () => {
  expect(missing(Object.values(together).flat())).toEqual([])
  expect(missing(['entities/seckill/gone'])).toEqual(['entities/seckill/gone'])
})
