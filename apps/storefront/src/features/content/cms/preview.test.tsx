import type { LivePage } from '@mallard/contract/content/cms/page.codes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useApi } from '#platform/api.ts'
import { stage } from '#platform/test-stage.ts'
import { LivePreview } from './live-preview.tsx'
import preview from './preview.screen.tsx'

const params = { partnerId: '1', storeId: '1', type: 'home', url: 'AbCdEfGhIjKlMnOpQrStUv' }
const draft = {
  type: 'home',
  title: '首页',
  description: '',
  share: { title: '', text: '', pic: null },
  layout: 'a',
  savedAt: 0,
  until: Date.UTC(2026, 10, 27, 4),
  blocks: [{ kind: 'feed', title: '全部商品', subTitle: '' }],
}

function Shown() {
  const Screen = preview.Screen as ComponentType<never> as ComponentType<Record<string, unknown>>
  return <Screen api={useApi()} params={params} locale="zh" />
}

describe('the preview of a draft', () => {
  it('says that it is one, and until when its link works', async () => {
    const { calls, show } = stage({ answers: { 'cms.preview': draft } })
    show(<Shown />)
    await screen.findByText('草稿预览 · 顾客还看不到')
    await screen.findByText(/链接有效至/)
    await screen.findByText('全部商品')
    expect(calls[0]).toEqual(['cms.preview', { type: 'home', url: params.url }])
  })

  it('is not found by search engines, and offers to ask once more when its link has ended', async () => {
    expect(preview.head?.({ locale: 'zh' } as never, {} as never)).toMatchObject({
      noIndex: true,
    })
    const { calls, show } = stage({ answers: { 'cms.preview': 'gone' } })
    show(<Shown />)
    fireEvent.click(await screen.findByRole('button', { name: '再试一次' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(screen.getByText(/链接可能已过期/)).toBeTruthy()
  })
})

describe('the phone of the editor', () => {
  const page: LivePage = {
    kind: 'page-show',
    title: '首页',
    layout: 'a',
    blocks: [null, { kind: 'feed', title: '全部商品', subTitle: '' }],
    names: ['公告：现在没有可显示的内容', ''],
    chosen: 1,
  }
  const send = (data: unknown, origin = location.origin) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin, source: window.parent })
      window.dispatchEvent(event)
    })

  it('shows what the editor says, and nobody else, and tells what is pressed', async () => {
    const told = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
    stage().show(<LivePreview />)
    expect(told).toHaveBeenCalledWith({ kind: 'page-ready' }, location.origin)
    send({ ...page, title: '假的' }, 'https://evil.example')
    expect(screen.queryByText('假的')).toBeNull()
    send(page)
    fireEvent.click(await screen.findByText('全部商品'))
    expect(told).toHaveBeenLastCalledWith({ kind: 'page-chosen', place: 1 }, location.origin)
    fireEvent.click(screen.getByText('公告：现在没有可显示的内容'))
    expect(told).toHaveBeenLastCalledWith({ kind: 'page-chosen', place: 0 }, location.origin)
    told.mockRestore()
  })
})
