import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tests that put another module in the place of one (`vi.mock`), as paths from the root: where files
 * share their modules, it would be the first file that decides for all.
 */
export function mockingFiles(root: string): string[] {
  return ['packages', 'apps', 'shop-data', 'scripts', 'checks']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('vi.mock('))
}
