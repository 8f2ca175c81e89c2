import { resizeDebounce } from '@mallard/contract/constants'
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import {
  ballSize,
  columnOf,
  controlsBeside,
  freeTop,
  isOver,
  nextStation,
  placeAt,
  placeByKey,
  roomIn,
  storedPlace,
  storePlace,
  topOf,
  type BallPlace,
  type BallRoom,
} from './ball-place.ts'

/** A finger that moves less than this (px) has tapped. */
const tapSlop = 6
/** The page has come to rest so long after it was scrolled (ms). */
const scrollDebounce = 150
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

interface Looking {
  readonly ball: RefObject<HTMLButtonElement | null>
  readonly page: string
  readonly place: BallPlace
  readonly setRoom: (room: BallRoom) => void
  readonly setAside: (top: number) => void
  readonly setTucked: (isTucked: boolean) => void
}

/** Looks where the ball may stand whenever the page, its place or what is seen of it changes. */
function useLook({ ball, page, place, setRoom, setAside, setTucked }: Looking): void {
  useEffect(() => {
    /** Whether there is a height at which it may stand without lying on anything. */
    const look = (): boolean => {
      const layer = ball.current?.parentElement
      if (!ball.current || !layer) return false
      const column = columnOf(layer.getBoundingClientRect(), place)
      const seen = roomIn(document, window.innerHeight, column.left + ballSize / 2)
      const controls = controlsBeside(ball.current, column)
      const free = freeTop(topOf(place, seen), seen, controls)
      setRoom(seen)
      setAside(free)
      return !isOver(free, controls)
    }
    // On another page it begins at the edge.
    setTucked(true)
    const timers = looks.map((milliseconds) => setTimeout(look, milliseconds))
    let settling: ReturnType<typeof setTimeout> | undefined
    const lookIn = (milliseconds: number) => () => {
      clearTimeout(settling)
      settling = setTimeout(look, milliseconds)
    }
    const onResize = lookIn(resizeDebounce)
    const comeOut = () => {
      if (look()) setTucked(false)
    }
    const onScroll = () => {
      setTucked(true)
      clearTimeout(settling)
      settling = setTimeout(comeOut, scrollDebounce)
    }
    window.addEventListener('resize', onResize)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      timers.forEach(clearTimeout)
      clearTimeout(settling)
      window.removeEventListener('resize', onResize)
      window.removeEventListener('scroll', onScroll)
    }
  }, [ball, page, place, setRoom, setAside, setTucked])
}

/**
 * Where the ball is, and how it is moved: by a finger, by the arrow keys, or from place to place.
 * `page` changes when another page is shown.
 */
export function useBallPlace(page: string) {
  const [place, setPlace] = useState(storedPlace)
  const [room, setRoom] = useState<BallRoom>(() => ({ top: 56, bottom: window.innerHeight - 72 }))
  const [drag, setDrag] = useState<Drag>()
  const [pulled, setPulled] = useState({ x: 0, y: 0 })
  /** The height that it steps aside to, while a field or a button lies where it belongs. */
  const [aside, setAside] = useState<number>()
  /** Half in the edge, until it is touched or what was scrolled has come to rest. */
  const [isTucked, setTucked] = useState(true)
  const ball = useRef<HTMLButtonElement>(null)

  useLook({ ball, page, place, setRoom, setAside, setTucked })

  function rest(next: BallPlace) {
    setPlace(next)
    setAside(undefined)
    storePlace(next)
  }

  /** True when the finger had moved the ball: then it was no tap. */
  function drop(): boolean {
    const wasMoving = drag?.isMoving ?? false
    if (drag && wasMoving) {
      rest(
        placeAt(drag.left + pulled.x + ballSize / 2, drag.top + pulled.y, window.innerWidth, room),
      )
    }
    setDrag(undefined)
    setPulled({ x: 0, y: 0 })
    return wasMoving
  }

  return {
    ball,
    place,
    top: aside ?? topOf(place, room),
    isMoving: drag?.isMoving ?? false,
    isTucked: isTucked && !drag,
    comeOut: () => setTucked(false),
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
      setTucked(false)
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
