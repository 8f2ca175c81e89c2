import { defineFeature } from '#platform/feature.ts'
import { noticesJobs } from './notices.jobs.ts'
import { noticeMigration } from './notices.migrations/0037-notice.ts'
import { noticeTemplateMigration } from './notices.migrations/0681-notice-template.ts'
import { noticesChecksMigration } from './notices.migrations/0541-notices-checks.ts'
import { routes } from './notices.routes.ts'

export const noticesFeature = defineFeature({
  name: 'notices',
  routes: () => routes,
  jobs: noticesJobs,
  recurring: [{ kind: 'notices.sweep', dailyAt: '04:50' }],
  migrations: [noticeMigration, noticesChecksMigration, noticeTemplateMigration],
  retention: { notice: 'notices.sweep' },
  personalData: {
    held: [
      {
        table: 'notice',
        copy: {
          name: 'messages',
          title: ['消息', 'Messages'],
          columns: 't.created_at as "at", t.title, t.text, t.read_at as "readAt"',
        },
        forget: 'delete',
      },
      {
        table: 'notice_switch',
        copy: { name: 'messageSwitches', title: ['消息开关', 'Kinds of messages switched'] },
        forget: 'delete',
      },
    ],
  },
})
