import type { KeyboardEvent } from 'react'
import { ActionButton } from '../parts/action-button.tsx'
import { Icon } from '../parts/icons.tsx'
import { movingTexts } from './moving.texts.ts'

interface MoveToolsProps {
  /** What is moved, told apart from its neighbours. */
  name: string
  place: number
  /** How many there are. */
  count: number
  onMove: (from: number, to: number) => void
  /** How many stay at least. */
  least?: number
  /** None: it cannot be copied. */
  onCopy?: ((place: number) => void) | undefined
  /** None: it stays. */
  onRemove?: ((place: number) => void) | undefined
}

/** Buttons of one of several things in an order: up, down, copy, remove. */
export function MoveTools({
  name,
  place,
  count,
  least = 0,
  onMove,
  onCopy,
  onRemove,
}: MoveToolsProps) {
  const texts = movingTexts.use()
  return (
    <>
      <ToolButton
        icon="up"
        label={texts.up(name)}
        isOff={place === 0}
        onPress={() => onMove(place, place - 1)}
      />
      <ToolButton
        icon="down"
        label={texts.down(name)}
        isOff={place === count - 1}
        onPress={() => onMove(place, place + 1)}
      />
      {onCopy && <ToolButton icon="copy" label={texts.copy(name)} onPress={() => onCopy(place)} />}
      {onRemove && (
        <ToolButton
          icon="trash"
          label={texts.remove(name)}
          isOff={count <= least}
          onPress={() => onRemove(place)}
        />
      )}
    </>
  )
}

/** Moves what has the focus by Alt and an arrow. */
export function stepOf(place: number, onMove: (from: number, to: number) => void) {
  return (event: KeyboardEvent): void => {
    const { key, altKey } = event
    if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(place, place + (key === 'ArrowUp' ? -1 : 1))
  }
}

interface ToolButtonProps {
  icon: 'up' | 'down' | 'copy' | 'trash'
  label: string
  isOff?: boolean
  onPress: () => void
}

function ToolButton({ icon, label, isOff = false, onPress }: ToolButtonProps) {
  return (
    <ActionButton
      type="text"
      size="small"
      aria-label={label}
      disabled={isOff}
      icon={<Icon name={icon} size={14} />}
      onClick={onPress}
    />
  )
}
