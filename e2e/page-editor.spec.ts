import { cmsCalls } from '@mallard/contract/content/cms/cms.calls'
import { pageAdminCalls } from '@mallard/contract/content/cms/page-admin.calls'
import { caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { minutePasses, shop, usePhone } from './browser.ts'
import { front } from './shopper.ts'

const minute = 60_000
const words = '双十二提前开抢'

describe('a page of the shop', () => {
  const phone = usePhone()

  it(
    'is written beside a phone, previewed by its token, scheduled, published, and taken back',
    { timeout: 150_000 },
    async () => {
      const staff = await operator()
      const { list } = await staff.data(pageAdminCalls.list, { q: 'home' })
      const home = list.find(({ type }) => type === 'home')!
      const admin = await openAdmin(phone, 'owner', '/admin/1-1/pages')
      await admin.getByRole('link', { name: home.title, exact: true }).click()
      const shown = admin.frameLocator('iframe')
      await shown.locator('nav').first().waitFor()

      // A notice at the end, moved to the front by the keyboard; the phone follows each letter.
      await admin.getByRole('button', { name: '公告', exact: true }).click()
      await admin.getByLabel('文字 1', { exact: true }).fill(words)
      await shown.getByText(words).waitFor()
      await admin.getByLabel('文字 1（英文）').fill('Early sale')
      const notice = admin.getByRole('button', { name: /^\d+\s*公告/ })
      await notice.focus()
      await admin.keyboard.press('Alt+ArrowUp')
      await admin.getByRole('button', { name: '撤销' }).click()
      await admin.getByRole('button', { name: '重做' }).click()

      await admin.getByRole('button', { name: '预览', exact: true }).click()
      const dialog = admin.getByRole('dialog', { name: '用手机预览草稿' })
      const link = await dialog.getByRole('link', { name: /\/preview\// }).innerText()
      await admin.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })

      const visitor = await phone.open(new URL(link).pathname)
      await front(visitor).getByText('草稿预览 · 顾客还看不到').waitFor()
      await front(visitor).getByText(words).waitFor()
      const document = await fetch(shop + new URL(link).pathname)
      expect(document.headers.get('cache-control')).toBe('no-store')
      expect(document.headers.get('x-robots-tag')).toContain('noindex')
      const stranger = caller(shop, { partnerId: 1, storeId: 1 })
      const seen = async () =>
        JSON.stringify((await stranger.data(cmsCalls.v1a, { type: 'home' })).blocks)
      expect(await seen()).not.toContain(words)

      // At a time: nothing can be changed before.
      const { revision } = await staff.data(pageAdminCalls.detail, { id: home.id })
      const { savedAt } = await staff.data(pageAdminCalls.detail, { id: home.id })
      await staff.data(pageAdminCalls.publish, {
        id: home.id,
        revision,
        at: savedAt + 10 * minute,
      })
      await admin.reload()
      await admin.getByText(/将于 .* 自动发布/).waitFor()
      expect(await admin.getByRole('button', { name: '保存草稿' }).count()).toBe(0)
      await admin.getByRole('button', { name: '取消定时' }).click()
      await admin.getByRole('button', { name: '发布', exact: true }).click()
      await admin.getByRole('dialog').getByRole('button', { name: '现在发布' }).click()
      await admin.getByText('已发布').first().waitFor()
      await minutePasses()
      await visitor.goto(`${shop}/a/1-1`)
      await front(visitor).getByText(words).waitFor()

      await admin.getByRole('button', { name: '更多' }).click()
      await admin.getByRole('menuitem', { name: '历史版本' }).click()
      await admin.getByRole('button', { name: '恢复此版本' }).last().click()
      await admin.getByRole('dialog').getByRole('button', { name: '恢复此版本' }).last().click()
      await admin.getByText('已恢复').waitFor()
      await minutePasses()
      expect(await seen()).not.toContain(words)
      expect(phone.complaints).toEqual([])
    },
  )
})
