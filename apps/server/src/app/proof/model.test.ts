import { day } from '@mallard/kernel'
import { testSeed } from '@mallard/testing/test-seed'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { expectBooksToAgree, skusWithStock, type TestSku } from '../testing/test-buyer.ts'
import { runPromotion } from '../testing/test-promotions.ts'
import { testShop } from '../testing/test-shop.ts'
import { emptyModel, modelWorld } from '../testing/test-model.ts'
import { actNames, step } from '../testing/test-model-steps.ts'
import { sizeOf } from '../testing/test-sizes.ts'

const runs = sizeOf('MODEL_RUNS', 40)
const commands = sizeOf('MODEL_COMMANDS', 40)
const seed = testSeed('MODEL_SEED')

const shop = await testShop()
const [kettle, cup, pan, gift, addOn] = (await skusWithStock(shop, 5)) as [
  TestSku,
  TestSku,
  TestSku,
  TestSku,
  TestSku,
]
const counts = new Map<string, number>()
const world = modelWorld(shop, { skus: [kettle, cup, pan], gift, addOn }, counts)
const always = { endAt: shop.clock.now() + 3650 * day }
const owner = await shop.staff()
await runPromotion(shop, owner, { type: 1, rule: { cut: 'bp', value: 9_300 } }, always)
await runPromotion(
  shop,
  owner,
  { type: 2, rule: { by: 'amount', tiers: [{ over: 20_000, cut: 'off', value: 1_111 }] } },
  always,
)
await runPromotion(
  shop,
  owner,
  { type: 3, rule: { over: 15_000, most: 2, items: [{ skuId: addOn.skuId, price: 990 }] } },
  always,
)
await runPromotion(
  shop,
  owner,
  { type: 4, rule: { by: 'quantity', tiers: [{ over: 2, skuId: gift.skuId, quantity: 1 }] } },
  always,
)

afterAll(async () => {
  await expectBooksToAgree(shop)
  await world.close()
}, 120_000)

it(
  `keeps the books whatever shoppers, channels, operators and time do (${runs} runs of about ${commands} commands, MODEL_SEED=${seed})`,
  async () => {
    await fc.assert(
      // As many as asked for on the average: short histories find little.
      fc.asyncProperty(
        fc.noBias(fc.commands([step], { maxCommands: 2 * commands, size: 'max' })),
        async (chosen) => {
          await fc.asyncModelRun(async () => {
            const real = await world.begin()
            return { model: emptyModel(shop.clock.now()), real }
          }, chosen)
        },
      ),
      {
        numRuns: runs,
        seed,
        ...(process.env['MODEL_PATH'] ? { path: process.env['MODEL_PATH'] } : {}),
        interruptAfterTimeLimit: 45_000 + runs * 10_000,
      },
    )
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    console.log(
      `model: ${runs} runs, ${total} commands: ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}`,
    )
    expect(total).toBeGreaterThan((runs * commands) / 3)
    // In a long series everything that can happen did.
    if (total >= 2_000) expect(actNames.filter((name) => !counts.has(name))).toEqual([])
  },
  300_000 + runs * 30_000,
)
