import {
  lotteryForms,
  prizeType,
  winStatus,
  drawSources,
} from '@mallard/contract/activities/lottery/lottery.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'lotteryAdmin.close': 'nothing',
    'lotteryAdmin.save': 'terms',
  },
  readsByPost: {
    'lotteryAdmin.clashes': 'looks at a form that is not saved',
  },
  stored: [
    [lotteryForms, 'lottery.form'],
    [prizeType, 'lottery_prize.type lottery_record.type'],
    [winStatus, 'lottery_record.status'],
    [drawSources, 'lottery_record.source'],
  ],
  uncoded: {
    'lottery-admin.repo.ts e.type': '0 is a look, the rest are prizes',
  },
  oldRows: {
    '0450-lottery': `
    insert into lottery (partner_id, store_id, url, name, form, start_at, end_at, daily_free, has_share_chance, has_order_chance, created_at)
    values (1, 1, 'new-year', '新年抽奖', 'wheel', '2026-01-01 00:00+08', '2026-02-01 00:00+08', 1, false, false, '2025-12-31 10:00+08');
    insert into lottery_prize (lottery_id, partner_id, store_id, sort, type, name, weight) select id, 1, 1, 1, 1, '谢谢参与', 10000 from lottery;
    insert into lottery_record (lottery_id, partner_id, store_id, member_id, draw_token, prize_id, type, source, status, at)
    select l.id, 1, 1, 1, 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', p.id, 1, 'free', 3, '2026-01-02 10:00+08' from lottery l join lottery_prize p on p.lottery_id = l.id;`,
  },
}
