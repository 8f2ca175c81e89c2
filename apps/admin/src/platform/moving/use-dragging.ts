import { useState, type DragEvent } from 'react'

/**
 * What makes rows ones that are dragged to another place: spread what it answers for a place on its
 * row, whose style sheet may show `data-over` and `data-dragged`.
 */
export function useDragging(isLocked: boolean, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  function end(): void {
    setDragged(null)
    setOver(null)
  }
  return (place: number) => ({
    draggable: !isLocked,
    'data-over': over === place || undefined,
    'data-dragged': dragged === place || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move'
      // Some browsers drag nothing that has no content.
      dataTransfer.setData('text/plain', String(place))
      setDragged(place)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setOver(place)
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      onMove(dragged, place)
      end()
    },
    onDragEnd: end,
  })
}
