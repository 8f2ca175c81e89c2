import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../features/', import.meta.url))
const files = (readdirSync(source, { recursive: true }) as string[]).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(test-[^/]*|demo)\.ts$/.test(file),
)

/** Queries that are given a store and ask for what is the whole partner's. */
const ofPartner: Readonly<Record<string, string>> = {
  'account/member/member-admin.repo.ts byTail': 'a member is of all stores',
  'account/member/member-admin.repo.ts isOfLevel': 'levels are of all stores',
  'account/member/member-admin.repo.ts named': 'a member is of all stores',
  'activities/activity/demo-skus.ts demoSkus': 'goods are of all stores',
  'activities/group-buy/group-buy.repo.ts sharesOf': 'by the activity, which is of one store',
  'activities/inner-buy/inner-buy.repo.ts skuIdsOf': 'goods are of all stores',
  'catalog/goods-admin/goods-admin.repo.ts gathered': 'goods are of all stores',
  'catalog/search/list.repo.ts categoryOf': 'goods are of all stores',
  'content/cms/page-check.repo.ts categoriesNow': 'categories are of all stores',
  'pricing/coupon/coupon-admin.repo.ts namesOf': 'goods and categories are of all stores',
  'pricing/coupon/coupon.repo.ts linesOfGoods': 'goods are of all stores',
  'pricing/coupon/issue.repo.ts giveMany':
    'by the template, which was found in the store; members are of all',
  'pricing/promotion/price-now.service.ts categoriesOf': 'goods are of all stores',
  'pricing/coupon/template.repo.ts insertScan': 'by the template, which was found in the store',
}

const beginsWith = /^(?=(?:export )?(?:async )?(?:function|const|interface|type|class) )/m
const hasSql = /\bsql[`<]|\.(?:selectFrom|updateTable|insertInto|deleteFrom)\(/

/** Whether a query that is given a store leaves out which. */
function forgetsStore(text: string): boolean {
  if (!hasSql.test(text)) return false
  const parts = [...text.matchAll(/\{([^{}]*)\}: Scope\b/g)].map(([, names = '']) => names)
  if (parts.some((names) => /\bpartnerId\b/.test(names) && !/\bstoreId\b/.test(names))) return true
  if (!/\bscope: Scope\b/.test(text)) return false
  const body = text.replaceAll(/\bscope: Scope\b/g, '')
  return !/\bscope\.storeId\b/.test(body) && !/\bscope\b(?![.:?])/.test(body)
}

const functions = files.flatMap((file) =>
  readFileSync(source + file, 'utf8')
    .split(beginsWith)
    .map((text) => ({ id: `${file} ${/(?:function|const) (\w+)/.exec(text)?.[1]}`, text })),
)

it('sees what forgets its store', () => {
  const query = (from: string) => `function a(db: Db, scope: Scope) { sql\`${from}\` }`
  const [partner, store] = ['partner_id = ${scope.partnerId}', 'store_id = ${scope.storeId}']
  expect(forgetsStore(query(partner))).toBe(true)
  expect(forgetsStore(query(`${partner} and ${store}`))).toBe(false)
  expect(forgetsStore(query('${inStore(scope)}'))).toBe(false)
  expect(forgetsStore('function a({ partnerId }: Scope) { sql`${partnerId}` }')).toBe(true)
})

it('a query that is given a store names it, or asks for what is the partner’s', () => {
  expect(functions.filter(({ text }) => /\bscope: Scope\b/.test(text)).length).toBeGreaterThan(150)
  const found = functions.filter(({ text }) => forgetsStore(text)).map(({ id }) => id)
  expect(found.toSorted()).toEqual(Object.keys(ofPartner).toSorted())
})
