import { useEffect, useRef, useState, type RefObject } from 'react'

/** What browsers that read codes from pictures offer; the types of the DOM do not have it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Milliseconds between two looks. */
const pause = 250

/** Looks without a pass after which the same one is news again: two seconds. */
const forgets = 8

/** The pass that was told last, and how many looks it has been out of the picture. */
interface Told {
  readonly code: string
  readonly missed: number
}

export interface Scanner {
  /** False: this browser reads no codes. */
  readonly isThere: boolean
  readonly state: 'off' | 'on' | 'failed'
  readonly video: RefObject<HTMLVideoElement | null>
  readonly start: () => void
  readonly stop: () => void
}

/**
 * The camera at the back of the phone, which tells each QR code that it sees once while it stays in
 * the picture; one that is not taken yet (false) is told at the next look.
 */
export function useScanner(onCode: (code: string) => boolean): Scanner {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<Scanner['state']>('off')
  const tell = useRef(onCode)
  useEffect(() => {
    tell.current = onCode
  })

  useEffect(() => {
    if (state !== 'on') return
    let isOver = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = () => isOver || setState('failed')

    async function begin(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
      })
      if (isOver) return release(stream)
      const shown = video.current!
      shown.srcObject = stream
      await shown.play()
      look(shown, new (detectorClass()!)({ formats: ['qr_code'] }), undefined)
    }

    function toldOf(code: string, last: Told | undefined): Told | undefined {
      const isTold = code === last?.code || tell.current(code)
      return isTold ? { code, missed: 0 } : last
    }

    function look(shown: HTMLVideoElement, detector: Detector, last: Told | undefined): void {
      timer = setTimeout(() => {
        detector
          .detect(shown)
          .then(([found]) => {
            if (isOver) return
            look(shown, detector, found ? toldOf(found.rawValue, last) : missedOf(last))
          })
          .catch(fail)
      }, pause)
    }

    void begin().catch(fail)
    return () => {
      isOver = true
      clearTimeout(timer)
      if (stream) release(stream)
    }
  }, [state])

  return {
    isThere: detectorClass() !== undefined && navigator.mediaDevices !== undefined,
    state,
    video,
    start: () => setState('on'),
    stop: () => setState('off'),
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Looks miss a pass now and then that is still there. */
const missedOf = (last: Told | undefined): Told | undefined =>
  last && last.missed + 1 < forgets ? { ...last, missed: last.missed + 1 } : undefined
