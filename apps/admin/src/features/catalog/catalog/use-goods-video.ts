import type { VideoRef } from '@mallard/contract/shop/upload/video.fields'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '#platform/api-error.ts'
import { sendFile } from '#platform/send-file.ts'
import { useSession } from '#platform/session.ts'
import { videoFault } from './video-check.ts'

/** Sends the video of goods; `part`: how much of it is there, of 1. Leaving the page gives it up. */
export function useSendVideo(onSent: (video: VideoRef) => void) {
  const { api } = useSession()
  const [part, setPart] = useState(0)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const sending = useMutation({
    mutationFn: async (file: File) => {
      const abort = new AbortController()
      stop.current = abort
      setPart(0)
      const fault = await videoFault(file)
      if (fault) throw new CallFailure('refused', '', fault)
      const permission = await api.goodsAdmin.videoPolicy({})
      // What it is its bytes say; machines name its kind in several ways.
      const video = new File([file], 'video.mp4', { type: 'video/mp4' })
      await sendFile(permission, video, { signal: abort.signal, onProgress: setPart })
      return api.goodsAdmin.addVideo({ key: permission.key })
    },
    onSuccess: onSent,
  })
  const isGivenUp = sending.error instanceof DOMException
  return {
    part,
    isSending: sending.isPending,
    failure: isGivenUp ? null : sending.error,
    send: (file: File) => sending.mutate(file),
    giveUp: () => stop.current?.abort(),
  }
}
