import { pageLayouts } from '@mallard/contract/content/cms/page.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  readsByPost: {
    'pageAdmin.draw': 'draws blocks that are not saved',
    'pageAdmin.preview': 'a link that shows a draft for a while',
  },
  stored: [[pageLayouts, 'cms_page.version']],
  open: {
    'cms_page.type': 'the operator names pages',
  },
  oldRows: {
    '0013-cms': `
    insert into legal_agreement (partner_id, code, title, html, version, updated_at) values (1, 'privacy', '隐私政策', '<p>我们只收集必需的信息。</p>', '2025-12', '2025-12-31 10:00+08');`,
  },
}
