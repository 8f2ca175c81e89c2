import { resizeDebounce } from '@mallard/contract/constants'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { ballSize, nextStation, placeAt, placeByKey, roomIn, storedPlace, storePlace, topOf, type BallPlace, type BallRoom } from './ball-place.ts'

/** A finger that moves less than this (px) has tapped. */
const tapSlop = 6
/** Bars of a page are there and measured after this (ms); slow ones at the second look. */
const looks = [60, 700] as const

interface Drag {
  x: number
  y: number
  /** Of the ball when the finger came down. */
  left: number
  top: number
  isMoving: boolean
}

/** Where the ball is, and how it is moved: by a finger, by the arrow keys, or from place to place. `page` changes when another page is shown. */
export function useBallPlace(page: string) {
  const [place, setPlace] = useState(storedPlace)
  const [room, setRoom] = useState<BallRoom>(() => ({ top: 56, bottom: window.innerHeight - 72 }))
  const [drag, setDrag] = useState<Drag>()
  const [pulled, setPulled] = useState({ x: 0, y: 0 })
  const ball = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const look = () => {
      const box = ball.current?.getBoundingClientRect()
      if (box) setRoom(roomIn(document, window.innerHeight, box.left + box.width / 2))
    }
    const timers = looks.map((milliseconds) => setTimeout(look, milliseconds))
    let settling: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      clearTimeout(settling)
      settling = setTimeout(look, resizeDebounce)
    }
    window.addEventListener('resize', onResize)
    return () => {
      timers.forEach(clearTimeout)
      clearTimeout(settling)
      window.removeEventListener('resize', onResize)
    }
  }, [page, place])

  function rest(next: BallPlace) {
    setPlace(next)
    storePlace(next)
  }

  /** True when the finger had moved the ball: then it was no tap. */
  function drop(): boolean {
    const wasMoving = drag?.isMoving ?? false
    if (drag && wasMoving) {
      rest(placeAt(drag.left + pulled.x + ballSize / 2, drag.top + pulled.y, window.innerWidth, room))
    }
    setDrag(undefined)
    setPulled({ x: 0, y: 0 })
    return wasMoving
  }

  return {
    ball,
    place,
    top: topOf(place, room),
    isMoving: drag?.isMoving ?? false,
    pulled,
    moveOn: () => {
      const next = nextStation(place)
      rest(next)
      return next
    },
    moveByKey(key: string): BallPlace | undefined {
      const next = placeByKey(place, key)
      if (next) rest(next)
      return next
    },
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return
      const { left, top } = event.currentTarget.getBoundingClientRect()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ x: event.clientX, y: event.clientY, left, top, isMoving: false })
    },
    onPointerMove(event: PointerEvent) {
      if (!drag) return
      const x = event.clientX - drag.x
      const y = event.clientY - drag.y
      if (!drag.isMoving && Math.hypot(x, y) < tapSlop) return
      if (!drag.isMoving) setDrag({ ...drag, isMoving: true })
      setPulled({ x, y })
    },
    drop,
  }
}
