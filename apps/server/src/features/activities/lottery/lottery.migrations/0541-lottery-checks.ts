/** The types of what is won. */
export const lotteryChecksMigration = {
  id: '0541-lottery-checks',
  sql: `
alter table lottery_record add check (type between 1 and 4);
`,
}
