// Checks all types with the native TypeScript compiler (fast): what runs in Node, and what a browser
// has a part in. What several workspaces import is checked once in each; a workspace that is named
// (`npm run types apps/server`) is checked by itself.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('tsgo/package.json')),
  'bin/tsc',
)
const programs = ['tsconfig.json', 'tsconfig.browser.json']

/** Workspaces that no program would look into. */
function forgotten() {
  const looked = programs.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')).include)
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'))
  return workspaces
    .flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(pattern.slice(0, -2)).map((name) => pattern.slice(0, -1) + name)
        : [pattern],
    )
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')))
    .filter((folder) => !looked.some((each) => each.startsWith(`${folder}/`)))
}

/** Prints what is wrong; whether nothing is. */
function check(project) {
  // What was found is kept: a second run reads only what has changed since, and what depends on it.
  const found = `node_modules/.cache/types/${project.replace(/\W+/g, '-')}.tsbuildinfo`
  const args = ['-p', project, '--pretty', '--incremental', '--tsBuildInfoFile', found]
  return new Promise((done) => {
    const child = spawn(process.execPath, [compiler, ...args], { stdio: 'inherit' })
    child.once('error', () => done(false))
    child.once('close', (code) => done(code === 0))
  })
}

const left = forgotten()
for (const folder of left) console.error(`${folder} is in none of ${programs.join(', ')}`)
let isRight = left.length === 0
const chosen = process.argv.slice(2)
// One after the other: the compiler uses every core by itself.
for (const project of chosen.length ? chosen : programs)
  if (!(await check(project))) isRight = false
if (!isRight) process.exit(1)
