import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { categoryAdminCalls } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { csvText } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { barriers } from './axe.ts'
import { usePhone } from './browser.ts'

describe('goods by table', () => {
  const screen = usePhone()

  it('are checked row by row, written once somebody says so, and a wrong row says why', async () => {
    const owner = await operator()
    const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
    const { categories } = await owner.data(categoryAdminCalls.list, {})
    const category = categories[0]!.name
    const freight = freightTemplates[0]!.name
    const heads = ['商品编码', '商品名称', '分类', '规格编码', '售价', '库存', '运费模板']
    const code = `E2E-${Date.now()}`
    const good = [code, '表格里的壶', category, code, '1,299.00元', 8, freight]
    const bad = [`${code}-B`, '没有价的壶', category, `${code}-B`, '面议', 8, freight]
    const page = await openAdmin(screen, 'owner', '/admin/1-1/goods-imports')
    const table = {
      name: '新品.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csvText([heads, good, bad])),
    }
    await page.getByLabel('上传表格').setInputFiles(table)
    await page.getByText('售价：“面议”不是金额').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: '导入 1 行' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '导入' }).click()
    await page.getByText('已完成').first().waitFor()
    await page.getByRole('link', { name: '表格里的壶' }).click()
    await page.getByRole('heading', { name: '表格里的壶' }).waitFor()
  })
})
