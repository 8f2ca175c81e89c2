import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './child.mjs'
import { vitestStep } from './vitest-step.mjs'

const red = 'it("is red", () => { throw new Error("red") })\nit("is green", () => {})\n'
const stray = `
setTimeout(() => Promise.reject(new Error('nobody waits for this')), 1)
it('waits', () => new Promise((end) => setTimeout(end, 50)))
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-step-'))
  writeFileSync(join(folder, 'own.config.mjs'), 'export default {}')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A step over one file, whose red test is quarantined. */
function stepOver(text: string) {
  const file = join(folder, 'one.test.mjs')
  writeFileSync(file, text)
  return vitestStep({
    name: 'step',
    args: ['--root', folder, '--globals', '--config', join(folder, 'own.config.mjs')],
    seconds: () => 60,
    reports: folder,
    quiet: true,
    quarantine: [{ test: `${relative(root, file)}: is red` }],
  })
}

it('is green where only what is quarantined failed', async () => {
  expect(await stepOver(red)).toMatchObject({ passed: 1, failed: 0 })
})

it('is red where there is an error besides that no test answers for', async () => {
  expect(await stepOver(red + stray)).toMatchObject({ passed: 2, failed: 1 })
})
