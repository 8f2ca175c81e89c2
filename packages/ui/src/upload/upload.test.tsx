// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moved, sortFiles, usualRules } from './files.ts'
import { Upload, useUpload, type UploadOptions, type UploadProps } from './index.ts'

beforeEach(() => {
  let count = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: vi.fn() }),
  )
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const picture = (name: string, size = 10, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type })

describe('chosen files', () => {
  it('are taken in their order, up to nine, of a kind and size that is allowed', () => {
    const many = Array.from({ length: 12 }, (_, index) => picture(`${index}.jpg`))
    const { taken, rejected } = sortFiles(many, 1, usualRules)
    expect([taken.length, taken[0]?.name, rejected.length, rejected[0]?.why]).toEqual([
      8,
      '0.jpg',
      4,
      'tooMany',
    ])
    const odd = [
      picture('a.gif', 10, 'image/gif'),
      picture('b.jpg', usualRules.maxSize + 1),
      picture('c.jpg', 0),
      picture('d.jpg'),
    ]
    expect(sortFiles(odd, 0, usualRules).rejected.map(({ why }) => why)).toEqual([
      'wrongType',
      'tooLarge',
      'empty',
    ])
  })

  it('change places, and stay where there is no such place', () => {
    expect([
      moved([1, 2, 3], 0, 1),
      moved([1, 2, 3], 2, 0),
      moved([1, 2, 3], 0, -1),
      moved([1, 2, 3], 2, 3),
    ]).toEqual([
      [2, 1, 3],
      [3, 1, 2],
      [1, 2, 3],
      [1, 2, 3],
    ])
  })
})

describe('Upload', () => {
  /** Uploads that the test ends itself. */
  function open(
    options: Partial<UploadOptions<{ url: string }>> = {},
    more: Pick<UploadProps<{ url: string }>, 'choose'> = {},
  ) {
    const sent: {
      name: string
      end: (fail?: boolean) => Promise<void>
      progress: (part: number) => void
      signal: AbortSignal
    }[] = []
    const upload: UploadOptions<{ url: string }>['upload'] = (file, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        const end = async (fail = false) => {
          if (fail) reject(new Error('lost'))
          else resolve({ url: `/own/${file.name}` })
        }
        sent.push({
          name: file.name,
          signal,
          progress: onProgress,
          end: (fail) => act(() => end(fail)),
        })
      })
    const seen = vi.fn<(urls: string[]) => void>()
    function Form() {
      const handle = useUpload({ upload, ...options })
      const { results } = handle
      useEffect(() => seen(results.map(({ url }) => url)), [results])
      return <Upload handle={handle} label="评价图片" {...more} />
    }
    render(<Form />)
    return { sent, urls: () => seen.mock.lastCall?.[0] }
  }
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('添加图片'), { target: { files } })

  it('sends two at a time, shows how far they are, and keeps their order whichever arrives first', async () => {
    const { sent, urls } = open()
    choose(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'))
    expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    act(() => sent[0]?.progress(0.42))
    expect(screen.getByText('上传中 42%')).toBeTruthy()
    await sent[1]?.end()
    expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    await sent[2]?.end()
    await sent[0]?.end()
    expect(urls()).toEqual(['/own/a.jpg', '/own/b.jpg', '/own/c.jpg'])
  })

  it('takes what another album gave, for the places that are left, and says when it fails', async () => {
    const album = vi
      .fn<(max: number) => Promise<File[]>>()
      .mockResolvedValueOnce([picture('a.jpg'), picture('b.jpg')])
      .mockResolvedValueOnce([])
      .mockRejectedValueOnce(new Error('denied'))
    const { sent } = open({ count: 4 }, { choose: album })
    const tap = () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: '添加图片' })))
    await tap()
    expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    await tap()
    expect(sent).toHaveLength(2)
    await tap()
    expect(album.mock.calls).toEqual([[4], [2], [2]])
    expect(screen.getAllByText('上传失败')[0]).toBeTruthy()
  })

  it('lets a lost one be sent again, and forgets one that is removed on its way', async () => {
    const { sent, urls } = open()
    choose(picture('a.jpg'), picture('b.jpg'))
    await sent[0]?.end(true)
    expect(screen.getByRole('alert').textContent).toBe('上传失败')
    fireEvent.click(screen.getByRole('button', { name: '重试 1' }))
    await sent[2]?.end()
    fireEvent.click(screen.getByRole('button', { name: '删除图片 2' }))
    expect(sent[1]?.signal.aborted).toBe(true)
    await sent[1]?.end()
    expect(urls()).toEqual(['/own/a.jpg'])
  })

  it('sends nothing more once the form is left', async () => {
    const { sent } = open()
    choose(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'))
    cleanup()
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
    await sent[0]?.end(true)
    expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
  })

  it('reorders with buttons, and says so', async () => {
    const { urls } = open({ initial: [{ url: '/1' }, { url: '/2' }, { url: '/3' }] })
    fireEvent.click(screen.getByRole('button', { name: '后移图片 1' }))
    fireEvent.click(screen.getByRole('button', { name: '前移图片 3' }))
    expect(urls()).toEqual(['/2', '/3', '/1'])
    expect(screen.getByRole('status').textContent).toBe('已移到第 2 张')
    expect(screen.queryByRole('button', { name: '前移图片 1' })).toBeNull()
  })

  it('says why files are not taken, and offers no more than fit', async () => {
    const { sent } = open({ count: 2, maxSize: 1024 * 1024 })
    choose(picture('a.jpg'), picture('b.gif', 5, 'image/gif'), picture('c.jpg', 1024 * 1024 + 1))
    expect(
      (await screen.findAllByText(/只支持 JPG \/ PNG \/ WEBP 格式的图片 · 单张图片不能超过 1 MB/))
        .length,
    ).toBeGreaterThan(0)
    choose(picture('d.jpg'))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(screen.queryByLabelText('添加图片')).toBeNull()
  })
})
