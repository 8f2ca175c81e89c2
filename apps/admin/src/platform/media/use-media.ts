import { cutText } from '@mallard/kernel'
import type { InputOf } from '@mallard/contract/api'
import type { Media, mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useInvalidate } from '../use-invalidate.ts'
import { isRefusal } from '../api-error.ts'
import { sendFile } from '../send-file.ts'
import { useSession } from '../session.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'

export type MediaInput = InputOf<(typeof mediaAdminCalls)['list']>
export type MediaEdit = Omit<InputOf<(typeof mediaAdminCalls)['save']>, 'id' | 'version'>

const longestName = 80

/** Asks again for all that a change of the library may have changed. */
function useRefresh(): () => void {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return () => void invalidate(api.mediaAdmin.list, api.mediaAdmin.folders, api.staff.audit)
}

export function useMediaPage(input: MediaInput) {
  const { api } = useSession()
  return useQuery({ ...api.mediaAdmin.list.query(input), placeholderData: keepPreviousData })
}

/** Saves what is said of a picture; of two at once, the second is told. */
export function useSaveMedia(id: number) {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: MediaEdit & { version: number }) => api.mediaAdmin.save({ id, ...input }),
    onSuccess: refresh,
    onError: (failure) => {
      if (isRefusal(failure, 'versionConflict')) void invalidate(api.mediaAdmin.detail)
    },
  })
}

/** Puts a file of this machine in the place of a picture, wherever it is shown. */
export function useReplaceMedia({ id, version }: Pick<Media, 'id' | 'version'>) {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (file: File) => {
      const permission = await api.mediaAdmin.policy({})
      await sendFile(permission, file)
      return api.mediaAdmin.replace({ id, version, key: permission.key })
    },
    onSettled: () => {
      refresh()
      void invalidate(api.mediaAdmin.detail, api.mediaAdmin.uses)
    },
  })
}

export function useMoveMedia() {
  const { api } = useSession()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: { ids: number[]; folderId: number }) => api.mediaAdmin.move(input),
    onSuccess: refresh,
  })
}

export function useRemoveMedia() {
  const { api } = useSession()
  const refresh = useRefresh()
  // Whatever was refused, how often they are used is shown wrong.
  return useMutation({
    mutationFn: (ids: number[]) => api.mediaAdmin.remove({ ids }),
    onSettled: refresh,
  })
}

export function useSaveFolder() {
  const { api } = useSession()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, name }: { id: number | undefined; name: string }) =>
      api.mediaAdmin.saveFolder(id === undefined ? { name } : { id, name }),
    onSuccess: refresh,
  })
}

export function useRemoveFolder() {
  const { api } = useSession()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.mediaAdmin.removeFolder({ id }),
    onSuccess: refresh,
  })
}

export interface Uploads extends Omit<UploadQueue<Media>, 'add'> {
  readonly uploads: readonly Upload<Media>[]
  add(files: readonly File[]): void
}

/**
 * Sends pictures into a folder of the library (0: none); `onMade` is given each that is there now,
 * new or known.
 */
export function useUploads(folderId: number, onMade?: (media: Media) => void): Uploads {
  const { api } = useSession()
  const [uploads, setUploads] = useState<readonly Upload<Media>[]>([])
  const [queue] = useState(() =>
    createUploadQueue<Media>({
      isBusy: (failure) => isRefusal(failure, 'busy'),
      onChange: setUploads,
    }),
  )
  const refresh = useRefresh()

  async function send(file: File): Promise<{ made: Media; isKnown: boolean }> {
    const permission = await api.mediaAdmin.policy({})
    await sendFile(permission, file)
    const { media, isKnown } = await api.mediaAdmin.add({
      key: permission.key,
      name: nameOf(file.name),
      folderId,
    })
    onMade?.(media)
    refresh()
    return { made: media, isKnown }
  }
  return { ...queue, uploads, add: (files) => queue.add(files, send) }
}

/** What a file is called, without its ending and without signs that a name cannot have. */
function nameOf(fileName: string): string {
  const plain = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return cutText(plain, longestName) || '图片'
}
