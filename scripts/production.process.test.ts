import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltShop } from '@mallard/testing/built-shop'
import { extract } from 'tar'
import { expect, it } from 'vitest'
import { namedIn } from './notices.mjs'
import { pack } from './pack.mjs'

it('an archive runs on the packages of production: a page, a new password, a backup and its restore', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-production-'))
  try {
    await extract({ file: await pack(folder), cwd: folder })
    const [tree = ''] = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name))
    const data = join(folder, 'data')
    const npm = (args: readonly string[], dataDir = data) =>
      execFileSync('npm', args, {
        cwd: tree,
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
        shell: process.platform === 'win32',
      })

    npm(['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'])
    const built = ['vite', 'antd', 'react', 'tsx', 'typescript', 'tar']
    expect(built.filter((name) => existsSync(join(tree, 'node_modules', name)))).toEqual([])
    expect(namedIn(readFileSync(join(tree, 'THIRD-PARTY-NOTICES.txt'), 'utf8'))).toContain('react')

    const shop = await startBuiltShop({ DATA_DIR: data }, [], join(tree, 'scripts/start.mjs'))
    try {
      expect(readFileSync(shop.log, 'utf8')).not.toMatch(/^(Installing|Building)/m)
      const page = await fetch(`${shop.shop}/`, { headers: { accept: 'text/html' } })
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('href="/goods/')
    } finally {
      await shop.stop()
    }

    expect(npm(['run', 'staff', '--', 'reset', 'owner'])).toContain('(owner) signs in with')
    const saved = join(folder, 'saved')
    expect(npm(['run', 'backup', '--', 'save', saved])).toContain(`Saved to ${saved}`)
    const there = join(folder, 'there')
    expect(npm(['run', 'backup', '--', 'restore', saved], there)).toContain('Restored from')
    expect(npm(['run', 'staff', '--', 'reset', 'owner'], there)).toContain('(owner) signs in with')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 400_000)
