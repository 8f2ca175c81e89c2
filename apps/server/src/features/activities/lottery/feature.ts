import { winStatus } from '@mallard/contract/activities/lottery/lottery.codes'
import { minute } from '@mallard/kernel'
import { defineFeature } from '#platform/feature.ts'
import { soonOf } from '#platform/to-do.ts'
import { fillLotteries } from './demo.ts'
import { lotteryInvariants } from './invariants.ts'
import { lotteryEntrance } from './lottery-entrance.ts'
import { lotteriesOnOrders } from './lottery.events.ts'
import { lotteryJobs } from './lottery.jobs.ts'
import { lotteryMigration } from './lottery.migrations/0450-lottery.ts'
import { lotteryChecksMigration } from './lottery.migrations/0541-lottery-checks.ts'
import { lotteryRoutes } from './lottery.routes.ts'

export const lotteryFeature = defineFeature({
  name: 'lottery',
  toDos: { 'lottery.soon': soonOf('lottery') },
  namesGoods: [
    {
      table: 'lottery_prize',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['抽奖', 'lotteries'] },
    },
  ],
  routes: () => lotteryRoutes,
  jobs: lotteryJobs,
  recurring: [{ kind: 'lottery.sweep', every: 10 * minute }],
  handlers: () => [lotteriesOnOrders],
  migrations: [lotteryMigration, lotteryChecksMigration],
  invariants: lotteryInvariants,
  entrances: [lotteryEntrance],
  demo: fillLotteries,
  personalData: {
    held: [
      {
        table: 'lottery_record',
        copy: {
          name: 'lotteryWins',
          title: ['抽奖记录', 'Draws'],
          columns:
            't.at, t.type, t.cost, t.points, t.status, t.address, t.delivery_sn as "deliverySn"',
        },
        // Kept as records of what was given: the account they belong to has no name any more.
        forget: { set: 'address = null' },
      },
      {
        table: 'lottery_chance',
        copy: { name: 'lotteryChances', title: ['抽奖机会', 'Chances to draw'] },
        forget: 'delete',
      },
      {
        table: 'lottery_seen',
        copy: { name: 'lotterySeen', title: ['看过的抽奖', 'Lucky draws seen'] },
        forget: 'delete',
      },
    ],
    blocks: [
      {
        code: 'lotteryPrizes',
        text: ['有奖品待寄出', 'Prizes are still to be sent'],
        count: `select count(*)::int from lottery_record where partner_id = $partner and member_id = $member
          and status = ${winStatus.toShip}`,
        link: '/lottery/{p}-{s}/winRecord',
      },
    ],
  },
})
