// Other lines of Node than the one that runs this: binaries of the npm package `node`, which npm
// keeps in its own cache.
import { run } from './child.mjs'

/** How a script is run by a line of Node, such as 22; undefined: by this very one. */
export function withNode(line) {
  if (line === undefined) return { program: process.execPath, before: [] }
  return { program: 'npm', before: ['exec', '--yes', `--package=node@${line}`, '--', 'node'] }
}

/** Fetches a line of Node unless npm has it; answers { code, reason }, code 0 when it is the one. */
export async function ensureNode(line) {
  const { program, before } = withNode(line)
  const isIt = `process.exit(process.versions.node.startsWith('${line}.') ? 0 : 1)`
  const { code, reason } = await run(program, [...before, '-e', isIt], { seconds: 180 })
  return code === 0 ? { code } : { code, reason: `npm has no Node ${line} for us: ${reason}` }
}
