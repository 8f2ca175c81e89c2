import type { Ports } from '#platform/feature.ts'
import { beginBrand } from './demo/begin-brand.ts'
import { invariants } from './invariants.ts'
import { entrancesOf } from '#features/content/cms/index.ts'
import { everyFeature, join, type Joined } from './join.ts'
import { personalDataRegister } from './personal-data-register.ts'
import { purchaseKinds } from './purchase-kinds.ts'

/** What features need from those above them. */
export const ports: Ports = {
  ...(join<unknown>(
    'provides',
    everyFeature.map(({ provides }) => provides as Readonly<Record<string, unknown>> | undefined),
  ) as Joined<'provides'>),
  openingAsks: join(
    'opening',
    everyFeature.map(({ opening }) => opening),
  ) as Joined<'opening'>,
  toDos: join(
    'toDos',
    everyFeature.map(({ toDos }) => toDos),
  ) as Joined<'toDos'>,
  beginBrand,
  digestParts: everyFeature.flatMap(({ digest }) => digest ?? []),
  exportKinds: everyFeature.flatMap(({ exports }) => exports ?? []),
  goodsNames: everyFeature.toReversed().flatMap(({ namesGoods }) => namesGoods ?? []),
  invariants,
  personalDataRegister,
  purchaseKinds,
  entrances: entrancesOf(everyFeature.flatMap((feature) => feature.entrances ?? [])),
}
