import { benchSeconds } from './api/load.ts'
import { sizeOf } from './shop-size.ts'

/** Their search index and their prices are filled by their own programs, which take hours at 200 000. */
const { goods } = sizeOf({ goods: 10_000, members: 0, orders: 0 })
const connections = 16

/** A program that asks, drawn by a seed; both peers get the same. `next` is a body of a function. */
const asking = (file: string, url: string, next: string) => `
cat > ${file} <<'END'
import autocannon from 'autocannon'
let state = Number(process.env.BENCH_SEED ?? 1)
const whole = (below) => (state = (state * 48271) % 2147483647) % below
const pick = (list) => list[whole(list.length)]
const filters = JSON.parse(process.env.FILTERS ?? '[]')
const next = () => {
${next}
}
let wrong = 0
const step = {
  setupRequest: (request) => ({ ...request, ...next() }),
  onResponse: (status, body) => void ((status !== 200 || body.includes('"errors"')) && (wrong += 1)),
}
const run = (duration) => autocannon({ url: '${url}', connections: ${connections}, duration, requests: [step] })
await run(${benchSeconds})
wrong = 0
const { requests, latency, duration } = await run(${benchSeconds})
console.log((requests.total / duration).toFixed(1), 'answers/s, p50', latency.p50, 'ms, p99', latency.p99, 'ms,', wrong, 'wrong')
END`

const vendure = `
### Vendure (3.x, its DefaultSearchPlugin on PostgreSQL)

Made by https://docs.vendure.io/current/core/getting-started/installation (choose "Manual Configuration", PostgreSQL, no sample data) and filled by https://docs.vendure.io/current/core/developer-guide/importing-data: a table of products, and populate().

\`\`\`sh
createdb vendure
npx @vendure/create vendure-shop && cd vendure-shop
npm install autocannon && npm install --save-dev @vendure/create
node -e '
  const colours = ["oat", "ink", "mist", "sage", "clay", "silver"]
  console.log("name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets")
  for (let n = 1; n <= ${goods}; n += 1) for (const part of [0, 1, 2]) {
    const colour = colours[(n + part) % colours.length]
    const product = part === 0 ? ["Kettle word" + n % 2000, "kettle-" + n, "Of " + colour, "", "kind:kind" + n % 27, "colour"] : ["", "", "", "", "", ""]
    console.log([...product, colour, "K" + n + "-" + part, 99 + n * 7919 % 900, "standard", 1000, "false", "", "colour:" + colour].join())
  }' > products.csv
cat > src/fill.ts <<'END'
import { bootstrap } from '@vendure/core'
import { populate } from '@vendure/core/cli'
import path from 'path'
import { config } from './vendure-config'
const initial = require('@vendure/create/assets/initial-data.json')
const kinds = Array.from({ length: 27 }, (_, n) => ({
  name: 'kind' + n,
  filters: [{ code: 'facet-value-filter', args: { facetValueNames: ['kind:kind' + n], containsAny: false } }],
}))
populate(
  () => bootstrap({ ...config, dbConnectionOptions: { ...config.dbConnectionOptions, synchronize: true } }),
  { ...initial, collections: kinds },
  path.resolve('products.csv'),
).then((app) => app.close()).then(() => process.exit(0), (error) => { console.error(error); process.exit(1) })
END
npx ts-node src/fill.ts
npm run build
NODE_ENV=production npm run start:worker & NODE_ENV=production npm run start:server &
# Signed in as superadmin (SUPERADMIN_USERNAME, SUPERADMIN_PASSWORD), the index is built by a job of the worker:
curl -s -c jar -H 'content-type: application/json' localhost:3000/admin-api -d '{"query":"mutation { login(username: \\"superadmin\\", password: \\"superadmin\\", rememberMe: true) { __typename } }"}'
curl -s -b jar -H 'content-type: application/json' localhost:3000/admin-api -d '{"query":"mutation { reindex { id state } }"}'
# What belongs to which collection is a job of the worker too. Until none is left:
psql vendure -Atc "select count(*) from job_record where not \\"isSettled\\""
psql vendure -c 'vacuum analyze'
\`\`\`

FILTERS are the ids of the facet values (\`select id from facet_value\`). A row is one of the inputs that \`next\` picks from; leave the others out to measure it alone.
\`\`\`sh${asking(
  'ask.mjs',
  'http://localhost:3000/shop-api',
  `  const input = pick([
    {},
    { sort: { price: pick(['ASC', 'DESC']) } },
    { collectionId: String(2 + whole(27)) },
    { facetValueFilters: [{ and: pick(filters) }] },
    { collectionId: String(2 + whole(27)), facetValueFilters: [{ and: pick(filters) }], sort: { price: 'ASC' } },
    { term: 'word' + whole(2000) },
    { term: 'kettle', sort: { price: 'DESC' } },
  ])
  const query = 'query ($input: SearchInput!) { search(input: $input) { totalItems items { productId productName slug sku productAsset { preview } priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }'
  const variables = { input: { take: 20, groupByProduct: true, ...input } }
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) }`,
)}
FILTERS=$(psql vendure -Atc "select json_agg(id::text) from facet_value") BENCH_SEED=1 node ask.mjs
\`\`\``

const medusa = `
### Medusa (2.x, its Product module on PostgreSQL)

Made by https://docs.medusajs.com/resources/create-medusa-app and filled as https://docs.medusajs.com/learn/fundamentals/custom-cli-scripts/seed-data says: its seed makes a region, a sales channel, a stock location and a publishable key, and a script of one's own makes the products.

\`\`\`sh
createdb medusa
npx create-medusa-app@latest medusa-shop --db-url postgres://localhost/medusa --no-browser
cd medusa-shop                # or its apps/backend, where the project has several
npm install autocannon
npm run seed                  # unless the program above has done it
cat > src/scripts/fill.ts <<'END'
import { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, ProductStatus } from '@medusajs/framework/utils'
import { createProductCategoriesWorkflow, createProductsWorkflow } from '@medusajs/medusa/core-flows'
export default async function fill({ container }: ExecArgs) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: channels } = await query.graph({ entity: 'sales_channel', fields: ['id'] })
  const { data: profiles } = await query.graph({ entity: 'shipping_profile', fields: ['id'] })
  const { data: regions } = await query.graph({ entity: 'region', fields: ['currency_code'] })
  const kinds = Array.from({ length: 27 }, (_, n) => ({ name: 'kind' + n, is_active: true }))
  const { result: categories } = await createProductCategoriesWorkflow(container).run({ input: { product_categories: kinds } })
  const colours = ['oat', 'ink', 'mist', 'sage', 'clay', 'silver']
  for (let from = 1; from <= ${goods}; from += 100) {
    const products = Array.from({ length: Math.min(100, ${goods} + 1 - from) }, (_, step) => {
      const n = from + step
      const own = [0, 1, 2].map((part) => colours[(n + part) % colours.length])
      return {
        title: 'Kettle word' + (n % 2000), handle: 'kettle-' + n, status: ProductStatus.PUBLISHED,
        category_ids: [categories[n % 27].id], shipping_profile_id: profiles[0].id, sales_channels: [{ id: channels[0].id }],
        options: [{ title: 'colour', values: own }],
        variants: own.map((colour, part) => ({
          title: colour, sku: 'K' + n + '-' + part, options: { colour }, manage_inventory: false,
          prices: [{ currency_code: regions[0].currency_code, amount: 99 + ((n * 7919) % 900) }],
        })),
      }
    })
    await createProductsWorkflow(container).run({ input: { products } })
  }
}
END
npx medusa exec ./src/scripts/fill.ts
npx medusa build && (cd .medusa/server && npm install && cp ../../.env .env.production && NODE_ENV=production npm run start) &
psql medusa -c 'vacuum analyze'
\`\`\`

It sorts by columns of the product alone (not by price), and filters by category, tag, type, collection and option values; \`q\` looks into titles and descriptions.
\`\`\`sh${asking(
  'ask.mjs',
  'http://localhost:9000',
  `  const query = new URLSearchParams({
    limit: '20', region_id: process.env.REGION, fields: 'id,title,handle,thumbnail,*variants.calculated_price',
    ...pick([
      {},
      { order: pick(['-created_at', 'title']) },
      { category_id: pick(filters) },
      { category_id: pick(filters), order: '-created_at' },
      { q: 'word' + whole(2000) },
      { q: 'kettle', order: 'title' },
    ]),
  })
  return { method: 'GET', path: '/store/products?' + query, headers: { 'x-publishable-api-key': process.env.KEY } }`,
)}
export KEY=$(psql medusa -Atc "select token from api_key where type = 'publishable' limit 1")
export REGION=$(psql medusa -Atc "select id from region limit 1")
FILTERS=$(psql medusa -Atc "select json_agg(id) from product_category") BENCH_SEED=1 node ask.mjs
\`\`\``

/** How other shops are filled and asked beside this one; nothing of it is run here. */
export function peersText(): string {
  return `Each on the machine, in the same hour and on the same PostgreSQL server (fsync on) as \`BENCH_GOODS=${goods} npm run bench -- lists\`, alone while it is measured: ${connections} connections, ${benchSeconds} s to warm up and ${benchSeconds} s that count, each request another question, answers of errors counted. BENCH_GOODS sets how many products there are here, each with three variants. Node as it is, one process of the server, no cache in front. What one of them does not have is no row of it. Told beside each figure stand the versions (\`npm ls @vendure/core @medusajs/medusa\`) and the bare limits that \`lists\` prints.
${vendure}
${medusa}`
}
