// Prints the pages and calls that are built, as the specification spells them. `--json` for
// machines, `--brief` for how many of them.
import { readFileSync } from 'node:fs'
import { everyCall } from '@mallard/contract/calls'
import { noticeSocketPath } from '@mallard/contract/people/notices/notices.codes'
import { pages } from '@mallard/contract/pages'

const built = {
  pages: Object.values(pages)
    .map((page) => page.path)
    .filter((path) => path !== '*'),
  calls: [
    ...everyCall().map(({ call }) => `${call.method} ${call.path}`),
    `GET ${noticeSocketPath}`,
  ],
}

/** How many rows the specification has, but for the row of unknown paths. */
function specified(list: 'pages' | 'calls'): number {
  const rows = readFileSync(new URL(`../docs/spec/${list}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return rows.filter((row) => row.split('\t')[1] !== '*').length
}

const brief = `Built of the specification: ${built.pages.length} of ${specified('pages')} pages, ${built.calls.length} of ${specified('calls')} calls`

if (process.argv.includes('--json')) console.log(JSON.stringify(built))
else if (process.argv.includes('--brief')) console.log(brief)
else console.log([...built.pages, '', ...built.calls, '', brief].join('\n'))
