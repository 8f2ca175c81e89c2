import type { StoreLegal, StorePromise } from '@mallard/contract/people/setting/store-admin.calls'
import type { FreightArea as DemoArea, Store, DemoPromise, World } from '@mallard/shop-data'
import type { FreightArea } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { PictureOf } from './pictures.ts'

const levels = [
  { code: 'v1', name: '新朋友', name_en: 'Newcomer', growth_min: 0, points_rate_bp: 10_000 },
  { code: 'v2', name: '常客', name_en: 'Regular', growth_min: 500, points_rate_bp: 11_000 },
  { code: 'v3', name: '老友', name_en: 'Old friend', growth_min: 2000, points_rate_bp: 12_000 },
  { code: 'v4', name: '知己', name_en: 'Confidant', growth_min: 8000, points_rate_bp: 15_000 },
]

/** Partners, stores, levels and freight; the ids of the freight templates by partner and code. */
export async function fillStores(
  trx: Db,
  world: World,
  pictureOf: PictureOf,
): Promise<Map<string, number>> {
  await trx
    .insertInto('partner')
    .values(
      world.partners.map((partner) => ({
        id: partner.id,
        name: partner.name.zh,
        name_en: partner.name.en,
        logo: partner.logoSvg,
        theme_color: partner.theme.light.brand,
        theme_color_dark: partner.theme.dark.brand,
        look: JSON.stringify(partner.look ?? {}),
      })),
    )
    .execute()
  await trx
    .insertInto('store')
    .values(
      await Promise.all(
        world.stores.map(async (store) => ({
          partner_id: store.partnerId,
          id: store.storeId,
          name: store.name.zh,
          address: store.address.zh,
          phone: store.phone,
          hours: store.hours.zh,
          hot_words: store.hotWords.map((word) => word.zh),
          en: JSON.stringify({
            name: store.name.en,
            address: store.address.en,
            hours: store.hours.en,
            hotWords: store.hotWords.map((word) => word.en),
          }),
          legal: JSON.stringify(await legalOf(store, world, pictureOf)),
          promises: JSON.stringify((store.promises ?? []).map(promiseOf)),
        })),
      ),
    )
    .execute()
  const accounts = world.partners.flatMap(({ id, company, transfer }) =>
    transfer
      ? [
          {
            partner_id: id,
            holder: company.zh,
            bank: transfer.bank,
            account_no: transfer.accountNo,
            least_amount: transfer.least,
            two_persons_from: transfer.twoPersonsFrom,
          },
        ]
      : [],
  )
  if (accounts.length > 0) await trx.insertInto('transfer_account').values(accounts).execute()
  await trx
    .insertInto('level')
    .values(
      world.partners.flatMap(({ id }) => levels.map((level) => ({ partner_id: id, ...level }))),
    )
    .execute()
  const templates = await trx
    .insertInto('freight_template')
    .values(
      world.freightTemplates.map((template) => ({
        partner_id: template.partnerId,
        code: template.code,
        name: template.name.zh,
        mode: template.mode === 'weight' ? 1 : 2,
        areas: JSON.stringify(template.areas.map(areaOf)),
      })),
    )
    .returning(['id', 'partner_id', 'code'])
    .execute()
  return new Map(templates.map((row) => [`${row.partner_id}:${row.code}`, row.id]))
}

const promiseOf = ({ name, text }: DemoPromise): StorePromise => ({
  name: name.zh,
  nameEn: name.en,
  text: text.zh,
  textEn: text.en,
})

async function legalOf(
  { partnerId, legal }: Store,
  { partners }: World,
  pictureOf: PictureOf,
): Promise<Partial<StoreLegal>> {
  if (!legal) return {}
  const company = partners.find(({ id }) => id === partnerId)?.company.zh ?? ''
  return {
    ...legal,
    company,
    permits: [...legal.permits],
    licence: await pictureOf(legal.licence),
  }
}

function areaOf(area: DemoArea): FreightArea {
  const { codes, first, firstFee, step, stepFee, freeOverAmount, deny, days } = area
  return {
    codes: [...codes],
    first,
    firstFee,
    step,
    stepFee,
    freeOverAmount: freeOverAmount ?? null,
    deny,
    days: days ?? null,
  }
}
