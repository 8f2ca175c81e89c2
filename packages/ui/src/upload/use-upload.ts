import { useEffect, useRef, useState } from 'react'
import { moved, sortFiles, usualRules, type FileRules, type Rejection } from './files.ts'

export interface UploadOptions<R extends { url: string }> {
  /**
   * Sends one file and says where it is; rejects when it could not. Which server that is, the kit
   * does not know.
   */
  upload: (
    file: File,
    about: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<R>
  /** What is there already. */
  initial?: readonly R[]
  /** Specification §9: 9. */
  count?: number
  /** Bytes of one file; 10 MB. */
  maxSize?: number
  types?: readonly string[]
}

export interface UploadItem<R extends { url: string } = { url: string }> {
  readonly key: number
  /** What is shown: the file itself while it is on its way. */
  readonly preview: string
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 1. */
  readonly progress: number
  readonly file?: File
  readonly result?: R
}

/** Files sent at the same time. */
const lanes = 2
let serial = 0

/** Sends what waits, so many at a time, and lets go of what is left when its form goes. */
function useSending<R extends { url: string }>(
  upload: UploadOptions<R>['upload'],
  initial: readonly R[],
) {
  const [items, setItems] = useState<readonly UploadItem<R>[]>(() =>
    initial.map((result) => ({
      key: (serial += 1),
      preview: result.url,
      state: 'done',
      progress: 1,
      result,
    })),
  )
  const current = useRef(items)
  const aborts = useRef(new Map<number, AbortController>())

  function put(next: readonly UploadItem<R>[]) {
    current.current = next
    setItems(next)
  }

  function change(key: number, part: Partial<UploadItem<R>>) {
    put(current.current.map((item) => (item.key === key ? { ...item, ...part } : item)))
  }

  async function send(key: number, file: File) {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    change(key, { state: 'sending', progress: 0 })
    try {
      const result = await upload(file, {
        onProgress: (part) => change(key, { progress: Math.max(0, Math.min(1, part)) }),
        signal: abort.signal,
      })
      change(key, { state: 'done', progress: 1, result })
    } catch {
      change(key, { state: 'failed', progress: 0 })
    } finally {
      aborts.current.delete(key)
      sendMore()
    }
  }

  function sendMore() {
    const waiting = current.current
      .filter(({ state }) => state === 'waiting')
      .slice(0, lanes - aborts.current.size)
    for (const { key, file } of waiting) if (file) void send(key, file)
  }

  function forget(item: UploadItem<R>) {
    aborts.current.get(item.key)?.abort()
    if (item.file) URL.revokeObjectURL(item.preview)
  }

  useEffect(
    () => () => {
      const left = current.current
      // Nothing waits any more: what was aborted would let the next ones go.
      current.current = []
      for (const item of left) forget(item)
    },
    // When the form goes, not at each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )

  return { items, current, put, change, sendMore, forget }
}

/** Pictures on their way: sends them two at a time, keeps their order, forgets what is removed. */
export function useUpload<R extends { url: string }>({
  upload,
  initial = [],
  ...wanted
}: UploadOptions<R>) {
  const rules: FileRules = { ...usualRules, ...wanted }
  const { items, current, put, change, sendMore, forget } = useSending(upload, initial)

  return {
    items,
    rules,
    /** Addresses in their order, of what has arrived. */
    results: items.flatMap(({ result }) => result ?? []),
    /** Something is still on its way: submitting now would lose it. */
    isBusy: items.some(({ state }) => state === 'waiting' || state === 'sending'),
    hasFailed: items.some(({ state }) => state === 'failed'),
    /** Takes what may be taken, and says why the rest may not. */
    add(files: readonly File[]): readonly Rejection[] {
      const { taken, rejected } = sortFiles(files, current.current.length, rules)
      put([
        ...current.current,
        ...taken.map((file) => ({
          key: (serial += 1),
          preview: URL.createObjectURL(file),
          state: 'waiting' as const,
          progress: 0,
          file,
        })),
      ])
      sendMore()
      return [...new Set(rejected.map(({ why }) => why))]
    },
    retry(key: number) {
      change(key, { state: 'waiting' })
      sendMore()
    },
    remove(key: number) {
      const item = current.current.find((each) => each.key === key)
      if (!item) return
      forget(item)
      put(current.current.filter((each) => each !== item))
    },
    move(key: number, by: -1 | 1) {
      const from = current.current.findIndex((item) => item.key === key)
      put(moved(current.current, from, from + by))
    },
  }
}

export type UploadHandle<R extends { url: string } = { url: string }> = ReturnType<
  typeof useUpload<R>
>
