import { blockKinds, type BlockKind } from '@mallard/contract/content/cms/block.codes'
import type { Finding } from '@mallard/contract/content/cms/page-admin.calls'
import { Button, Tooltip } from 'antd'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { kindTexts } from './block.texts.ts'
import { kindOf, type EditorBlock } from './editor-state.ts'
import styles from './page.module.css'
import { findingTexts, pageTexts } from './page.texts.ts'

/** Blocks that can be put on the page. */
export function Palette({
  isLocked,
  onAdd,
}: {
  isLocked: boolean
  onAdd: (kind: BlockKind) => void
}) {
  const kinds = kindTexts.use()
  return (
    <div className={styles.palette}>
      {blockKinds.map((kind) => (
        <Button key={kind} size="small" disabled={isLocked} onClick={() => onAdd(kind)}>
          {kinds[kind]}
        </Button>
      ))}
    </div>
  )
}

export interface BlockListProps {
  blocks: readonly EditorBlock[]
  chosen: number | null
  findings: ReadonlyMap<number, readonly Finding[]>
  isLocked: boolean
  onChoose: (place: number) => void
  onMove: (from: number, to: number) => void
  onCopy: (place: number) => void
  onRemove: (place: number) => void
}

/** The blocks in their order; each is dragged, moved by a button, or by the keyboard. */
export function BlockList(props: BlockListProps) {
  const { blocks, onMove, isLocked } = props
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const texts = pageTexts.use()
  if (blocks.length === 0) return <p className="soft small">{texts.noBlocks}</p>
  const handlers = (place: number) => ({
    draggable: !isLocked,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move'
      setDragged(place)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setOver(place)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== null) onMove(dragged, place)
      setDragged(null)
      setOver(null)
    },
    onDragEnd: () => {
      setDragged(null)
      setOver(null)
    },
  })
  return (
    <>
      <ol className={styles.blocks}>
        {blocks.map((block, place) => (
          <li
            key={block.key}
            className={styles.block}
            data-over={over === place || undefined}
            data-dragged={dragged === place || undefined}
            {...handlers(place)}
          >
            <Row {...props} block={block} place={place} />
          </li>
        ))}
      </ol>
      <p className="soft small">{texts.drag}</p>
    </>
  )
}

function Row({
  block,
  place,
  blocks,
  chosen,
  findings,
  isLocked,
  onChoose,
  onMove,
  onCopy,
  onRemove,
}: BlockListProps & { block: EditorBlock; place: number }) {
  const texts = pageTexts.use()
  const finding = findingTexts.use()
  const name = kindTexts.use()[kindOf(block)]
  const numbered = `${name} ${place + 1}`
  const found = findings.get(block.key) ?? []
  const isBad = found.some(({ isBlocking }) => isBlocking)

  function press(event: KeyboardEvent): void {
    const { key, altKey } = event
    if (isLocked || !altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(place, place + (key === 'ArrowUp' ? -1 : 1))
  }

  return (
    <>
      <button
        type="button"
        className={styles.pick}
        aria-pressed={chosen === place}
        onClick={() => onChoose(place)}
        onKeyDown={press}
      >
        <span className={styles.number}>{place + 1}</span>
        <span className={styles.kind}>{name}</span>
        {found.length > 0 && (
          <Tooltip title={found.map(({ kind, what }) => finding[kind](what)).join('；')}>
            <span className={isBad ? styles.bad : styles.warn}>
              {found.length}
              <span className="sr-only"> {texts.findings(found.length)}</span>
            </span>
          </Tooltip>
        )}
      </button>
      {!isLocked && (
        <span className={styles.tools}>
          <ToolButton
            icon="up"
            label={texts.up(numbered)}
            isOff={place === 0}
            onPress={() => onMove(place, place - 1)}
          />
          <ToolButton
            icon="down"
            label={texts.down(numbered)}
            isOff={place === blocks.length - 1}
            onPress={() => onMove(place, place + 1)}
          />
          <ToolButton icon="copy" label={texts.copy(numbered)} onPress={() => onCopy(place)} />
          <ToolButton icon="trash" label={texts.remove(numbered)} onPress={() => onRemove(place)} />
        </span>
      )}
    </>
  )
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
