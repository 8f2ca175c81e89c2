// The arrows of ARCHITECTURE.md, checked by dependency-cruiser. checks/layers.test.ts proves that
// each rule bites.
const tests = '[.](test|test-d|race[.]test)[.]tsx?$|/(test-[a-z-]+|sandbox-bench)[.]tsx?$'
const source = { pathNot: tests }
const areas = require('./areas.json')

/** An arrow that must not exist. `from` and `to` are paths; tests may cross what code may not. */
function never(name, comment, from, to) {
  return {
    name,
    comment,
    severity: 'error',
    from: { ...source, path: from },
    to: typeof to === 'string' ? { path: to } : to,
  }
}

/** A package may know only these of our own folders (besides itself). */
function knowsOnly(folder, others) {
  const allowed = [folder, ...others].map((path) => `${path}/`).join('|')
  return never(
    `${folder.split('/').pop()}-knows-only`,
    `${folder} may import: ${others.join(', ') || 'nothing of ours'}`,
    `^${folder}/`,
    {
      path: '^(packages|apps|shop-data|e2e|attacks|bench|scripts)/',
      pathNot: `^(${allowed})`,
    },
  )
}

const kernel = 'packages/kernel'
const contract = 'packages/contract'
const own = '$1'

module.exports = {
  forbidden: [
    {
      name: 'no-unresolved',
      comment: 'an import must lead somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-cycles',
      comment: 'files must not import each other in a circle',
      severity: 'error',
      from: source,
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },

    knowsOnly(kernel, []),
    knowsOnly(contract, [kernel]),
    knowsOnly('packages/ui', [kernel]),
    knowsOnly('packages/host', [kernel, contract]),
    knowsOnly('packages/providers', [kernel, contract]),
    never(
      'sandbox-knows-no-adapter',
      'the sandbox plays the other side and must not share its code',
      '^packages/sandbox/',
      '^(packages/(providers|host|ui)|apps)/',
    ),
    knowsOnly('shop-data', [kernel, contract]),
    knowsOnly('apps/server', [
      kernel,
      contract,
      'packages/providers',
      'packages/sandbox',
      'packages/testing',
      'shop-data',
    ]),
    knowsOnly('apps/storefront', [kernel, contract, 'packages/host', 'packages/ui']),
    // What no translator may break is the same in both clients; all else of the phone's is not theirs.
    knowsOnly('apps/admin', [kernel, contract, 'packages/ui/src/translation']),
    never(
      'testing-stays-in-tests',
      'what is shipped must not need the test tools',
      '^(packages/(?!testing/)|apps|shop-data)',
      '^packages/testing/',
    ),
    never(
      'client-stays-in-the-browser',
      'a client must not import what only a server has',
      '^(apps/(storefront|admin)|packages/(ui|host))/src/(?!app/entry-server[.]tsx)',
      {
        dependencyTypes: ['core'],
      },
    ),
    never(
      'schemas-stay-on-the-server',
      'a client takes types of calls and fields: the schemas would bring all of zod along',
      '^apps/(storefront|admin)/src/',
      {
        path: '[.](calls|fields)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),

    never(
      'kernel-and-contract-need-no-io',
      'they run everywhere',
      '^packages/(kernel|contract)/src/',
      { dependencyTypes: ['core'] },
    ),
    never(
      'rules-are-pure',
      'rules and states take values and return values',
      '[.](rules|states)[.]ts$',
      {
        path: '^(apps|packages|shop-data|node_modules)/',
        pathNot: `^(${kernel}|${contract})/|[.](rules|states)[.]ts$|^node_modules/zod/`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'rules-need-no-io',
      'rules and states take values and return values',
      '[.](rules|states)[.]ts$',
      { dependencyTypes: ['core'] },
    ),
    never(
      'feature-through-its-door',
      "another feature's inside is its own business: import its index.ts",
      '^apps/server/src/features/([^/]+/[^/]+)/',
      {
        path: '^apps/server/src/features/[^/]+/',
        pathNot: `^apps/server/src/features/(${own}/|[^/]+/[^/]+/index[.]ts$)`,
      },
    ),
    ...Object.entries(areas).map(([area, { knows }]) =>
      never(
        `${area}-knows-areas`,
        `${area} may know ${knows.join(', ') || 'no other area'} (areas.json)`,
        `^apps/server/src/features/${area}/`,
        {
          path: '^apps/server/src/features/',
          pathNot: `^apps/server/src/features/(${[area, ...knows].join('|')})/`,
        },
      ),
    ),
    never(
      'screens-stand-alone',
      'features of a client do not know each other: compose in app/ or pass parts',
      '^apps/(storefront|admin)/src/features/([^/]+/[^/]+)/',
      {
        path: '^apps/(storefront|admin)/src/features/',
        pathNot: '^apps/$1/src/features/$2/',
      },
    ),
    never(
      'features-do-not-know-the-app',
      'app/ composes, nothing below it looks up',
      '^apps/(server|storefront|admin)/src/(?!app/)',
      '^apps/$1/src/app/',
    ),
    never(
      'platform-knows-no-feature',
      'the floor does not know who stands on it',
      '^apps/(server|storefront|admin)/src/platform/',
      '^apps/$1/src/features/',
    ),
    never(
      'entities-know-no-feature',
      'what several features show of a noun knows none of them: pass parts',
      '^apps/storefront/src/entities/',
      '^apps/storefront/src/(features|app)/',
    ),
    never(
      'platform-knows-no-noun',
      'the floor of the storefront knows no goods, coupon or order',
      '^apps/storefront/src/platform/',
      '^apps/storefront/src/entities/',
    ),
    never(
      'sql-stays-in-repos',
      'a route binds a call to a verb: SQL lives in the repo',
      '[.]routes[.]ts$',
      '[.]repo[.]ts$',
    ),
    never(
      'repo-is-the-bottom',
      'a repo only reads and writes its tables',
      '[.]repo[.]ts$',
      '[.](routes|service)[.]ts$',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/[.]vite)/|[.](css|svg|webp|png|json)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
