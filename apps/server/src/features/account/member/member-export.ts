import {
  batchOf,
  defineExport,
  type ExportColumn,
  sumCell,
  timeCell,
  wordOf,
  type Words,
} from '#features/people/export/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { type ExportedMember, membersAfter } from './member-export.repo.ts'

const states: Readonly<Record<number, Words>> = {
  2: ['注销中', 'Closing'],
  4: ['已冻结', 'Frozen'],
}

const columns: readonly ExportColumn<ExportedMember>[] = [
  {
    code: 'memberId',
    head: ['会员编号', 'Member'],
    isPersonal: true,
    cell: ({ memberId }) => memberId,
  },
  { code: 'nickname', head: ['昵称', 'Nickname'], isPersonal: true, cell: (row) => row.nickname },
  {
    code: 'phone',
    // As staff see it elsewhere.
    head: ['手机号（部分隐藏）', 'Phone (masked)'],
    isPersonal: true,
    cell: ({ phone }) => maskedPhone(phone),
  },
  {
    code: 'birthday',
    head: ['生日', 'Birthday'],
    isPersonal: true,
    cell: ({ birthday }) => (birthday === null ? '' : { figure: birthday }),
  },
  {
    code: 'level',
    head: ['等级', 'Level'],
    cell: ({ levelName, levelNameEn }, { locale }) =>
      localised(locale, levelName ?? '', levelNameEn),
  },
  { code: 'points', head: ['积分', 'Points'], cell: ({ points }) => points },
  { code: 'growth', head: ['成长值', 'Growth'], cell: ({ growth }) => growth },
  { code: 'orders', head: ['订单数', 'Orders'], cell: ({ orders }) => orders },
  { code: 'paid', head: ['消费金额', 'Spent'], cell: ({ paid }) => sumCell(Math.max(0, paid)) },
  {
    code: 'lastOrderAt',
    head: ['最近下单', 'Last order'],
    cell: ({ lastOrderAt }) => timeCell(lastOrderAt),
  },
  { code: 'createdAt', head: ['注册时间', 'Joined'], cell: ({ createdAt }) => timeCell(createdAt) },
  { code: 'source', head: ['注册来源', 'Came by'], cell: ({ registerSource }) => registerSource },
  {
    code: 'status',
    head: ['状态', 'State'],
    cell: ({ status }, { locale }) => wordOf(states[status] ?? ['正常', 'Active'], locale),
  },
]

/** A row for each member, or for each who ordered in one store. */
export const membersExport = defineExport<ExportedMember>({
  code: 'members',
  right: 'member.read',
  hint: [
    '一行一位会员；只选本店时，为在本店下过单的会员及其在本店的消费。',
    'A row for each member; of this store alone, those who ordered here, with what they spent here.',
  ],
  about: 'member',
  hasPeriod: false,
  stores: 'once',
  columns,
  read: async ({ services: { db }, scope, isWhole, until, audienceId }, after, max) => {
    const from = Number(after?.[0] ?? 0)
    const rows = await membersAfter(db, scope, { isWhole, audienceId }, from, until, max)
    return batchOf(rows, max, ({ memberId }) => [memberId])
  },
})
