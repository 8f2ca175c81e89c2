// Prints the pages and calls that are built, as the specification spells them. `--json` for machines.
import { everyCall } from '@mallard/contract/calls'
import { pages } from '@mallard/contract/pages'

const built = {
  pages: Object.values(pages)
    .map((page) => page.path)
    .filter((path) => path !== '*'),
  calls: everyCall().map(({ call }) => `${call.method} ${call.path}`),
}
if (process.argv.includes('--json')) console.log(JSON.stringify(built))
else console.log([...built.pages, '', ...built.calls].join('\n'))
