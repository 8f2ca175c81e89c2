import { disputeMonths, sweepMonths } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import './member.tables.ts'
import { membersExport } from './member-export.ts'
import { memberOnOrders } from './member.events.ts'
import { accountMigration } from './member.migrations/0038-account.ts'
import { privacyMigration } from './member.migrations/0039-privacy.ts'
import { memberTotalMigration } from './member.migrations/0124-member-total.ts'
import { memberTotalStepMigration } from './member.migrations/0151-member-total-step.ts'
import { memberNameMigration } from './member.migrations/0226-member-name.ts'
import { memberChecksMigration } from './member.migrations/0541-member-checks.ts'
import { memberTotalPlanMigration } from './member.migrations/0648-member-total-plan.ts'
import { memberRecordMigration } from './member.migrations/0663-member-record.ts'
import { marketingChoiceMigration } from './member.migrations/0664-marketing-choice.ts'
import { memberJobs, memberRoutes } from './member.routes.ts'
import { notePassword } from './password.service.ts'

export const memberFeature = defineFeature({
  name: 'member',
  readable: ['member_store', 'member_tag', 'member_tagged', 'privacy_choice'],
  routes: ({ personalDataRegister }) => memberRoutes(personalDataRegister),
  jobs: (services, { personalDataRegister }) => memberJobs(services, personalDataRegister),
  exports: [membersExport],
  handlers: () => [memberOnOrders],
  migrations: [
    accountMigration,
    privacyMigration,
    memberTotalMigration,
    memberTotalStepMigration,
    memberNameMigration,
    memberChecksMigration,
    memberTotalPlanMigration,
    memberRecordMigration,
    marketingChoiceMigration,
  ],
  retention: { account_log: sweepMonths('account_log', 'at', disputeMonths) },
  personalData: {
    held: [
      {
        table: 'privacy_choice',
        copy: {
          name: 'choices',
          title: ['隐私授权', 'Privacy choices'],
          columns: 't.at, t.code, t.is_allowed as "allowed"',
        },
        forget: { set: `ip = ''` },
      },
      // Sums of orders that are kept themselves.
      {
        table: 'member_store',
        copy: { name: 'storeTotals', title: ['在各门店的消费', 'Spent in each store'] },
        forget: 'delete',
      },
      // What the shop knows and thinks of somebody is theirs to see as well; who wrote it is not.
      {
        table: 'member_tagged',
        copy: {
          name: 'tags',
          title: ['标签', 'Tags'],
          columns:
            't.at, (select g.name from member_tag g where g.partner_id = t.partner_id and g.id = t.tag_id) as "tag"',
        },
        forget: 'delete',
      },
      {
        table: 'member_note',
        copy: {
          name: 'staffNotes',
          title: ['客服备注', 'Notes of the staff'],
          columns: 't.at, t.store_id as "store", t.text',
        },
        forget: 'delete',
      },
      {
        table: 'account_log',
        copy: {
          name: 'accountLog',
          title: ['账号安全记录', 'Account log'],
          columns: 't.at, t.event, t.detail, t.ip',
        },
        forget: { set: `ip = '', detail = ''` },
      },
    ],
  },
  provides: { notePassword },
})
