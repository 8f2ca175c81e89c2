import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { CompanyDirectory } from './port.ts'

export interface CompanyDrill {
  readonly name: string
  open(bench: SandboxBench): CompanyDirectory
}

/** What every register of companies must pass, against the sandbox. */
export function companyDrill(drill: CompanyDrill): void {
  describe(`${drill.name} as a register of companies`, () => {
    let bench: SandboxBench
    let directory: CompanyDirectory

    beforeAll(async () => {
      bench = await openSandbox()
    })
    afterAll(() => bench.close())
    beforeEach(async () => {
      directory = drill.open(bench)
      await bench.control('DELETE', 'rules')
    })

    it('finds companies by a part of the name and by the start of the tax number', async () => {
      const byName = await directory.find('青禾')
      expect(byName).toMatchObject({ kind: 'ok' })
      const [first] = byName.kind === 'ok' ? byName.data : []
      expect(first?.name).toContain('青禾')
      expect(await directory.find(first?.taxNo.slice(0, 12) ?? '')).toMatchObject({
        kind: 'ok',
        data: expect.arrayContaining([first]),
      })
    })

    it('finds nothing where nothing is, and no company that has closed', async () => {
      expect(await directory.find('查无此企业')).toEqual({ kind: 'ok', data: [] })
      expect(await directory.find('旧桥')).toEqual({ kind: 'ok', data: [] })
    })

    it('carries any letters', async () => {
      expect(await directory.find('a&key=x#é 中文%')).toEqual({ kind: 'ok', data: [] })
    })

    it.each(['dropBefore', 'errorBefore', 'partialBody'])(
      'does not know after %s',
      async (fault) => {
        await bench.rule('qcc', 'search', fault)
        expect((await directory.find('青禾')).kind).toBe('unknown')
      },
    )

    it('says that its queries are used up', async () => {
      await bench.rule('qcc', 'search', 'tooMany')
      expect(await directory.find('青禾')).toMatchObject({ kind: 'failed', reason: 'exhausted' })
    })
  })
}
