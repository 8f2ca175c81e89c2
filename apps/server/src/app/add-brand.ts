import { parseArgs } from 'node:util'
import { NewBrand } from '@mallard/contract/people/setting/house-brands.calls'
import type { Clock } from '@mallard/kernel'
import { makeBrand, recordOf } from '#features/people/setting/new-brand.service.ts'
import { insertAudit, newPassword } from '#features/people/staff/index.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import type { Db } from '#platform/db/database.ts'
import { hashPassword } from '#platform/password.ts'
import { beginBrand } from './demo/begin-brand.ts'

export const usage =
  'npm run brand -- --name 山雾 --store 山雾商城 --login mist [--name-en Mist] [--store-en "Mist shop"] [--owner 店主]'

/** The call's fields by the words of the command. */
const words = {
  name: 'name',
  'name-en': 'nameEn',
  store: 'storeName',
  'store-en': 'storeNameEn',
  owner: 'ownerName',
  login: 'login',
} as const

type Said = Partial<Record<keyof typeof words, string>>

/** What is asked for, or what is wrong with it. */
function wishOf(args: readonly string[]): NewBrand | string {
  const text = { type: 'string' } as const
  let said: Said
  try {
    said = parseArgs({
      args: [...args],
      strict: true,
      options: {
        name: text,
        'name-en': text,
        store: text,
        'store-en': text,
        owner: text,
        login: text,
      },
    }).values
  } catch {
    return usage
  }
  if (!said.name || !said.store || !said.login) return usage
  const typed = NewBrand.safeParse({
    name: said.name,
    nameEn: said['name-en'] ?? '',
    storeName: said.store,
    storeNameEn: said['store-en'] ?? '',
    ownerName: said.owner ?? '店主',
    login: said.login,
    password: newPassword(),
  })
  if (typed.success) return typed.data
  const [issue] = typed.error.issues
  const word = Object.entries(words).find(([, field]) => field === issue?.path[0])?.[0]
  return `--${word}: ${issue?.message}`
}

/** Begins a brand at the machine itself; the exit code, 1 where its login is taken. */
export async function addBrand(
  args: readonly string[],
  { db, clock }: { db: Db; clock: Clock },
  say: (line: string) => void,
): Promise<number> {
  const wish = wishOf(args)
  if (typeof wish === 'string') {
    say(wish)
    return 2
  }
  const { password, ...wanted } = wish
  const brand = { ...wanted, passwordHash: await hashPassword(password) }
  const now = clock.now()
  try {
    const partnerId = await db.transaction().execute(async (trx) => {
      const id = await makeBrand(trx, brand, beginBrand, now)
      await insertAudit(trx, {
        partnerId: await houseOf(trx),
        storeId: null,
        staffId: null,
        staffName: 'npm run brand',
        action: 'brand.create',
        object: `partner ${id}`,
        changes: recordOf(brand),
        ip: '',
        at: new Date(now),
      })
      return id
    })
    say(`${wish.name} is brand ${partnerId}: its shop is at /a/${partnerId}-1.`)
    say(`${wish.ownerName} (${wish.login}) signs in with ${password}`)
    say('It is not shown again. Running processes know the brand within ten seconds.')
    say(
      'Brands of several companies in one installation make it a platform, which the law asks more of: docs/operations.md.',
    )
    return 0
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    say(`Somebody has the login ${wish.login} already.`)
    return 1
  }
}

async function houseOf(db: Db): Promise<number> {
  const house = await db
    .selectFrom('partner')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return house.id
}
