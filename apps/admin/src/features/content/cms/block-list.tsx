import { blockKinds, type BlockKind } from '@mallard/contract/content/cms/block.codes'
import type { Finding } from '@mallard/contract/content/cms/page-admin.calls'
import { Button, Tooltip } from 'antd'
import { movingTexts } from '#platform/moving/moving.texts.ts'
import { MoveTools, stepOf } from '#platform/moving/move-tools.tsx'
import { useDragging } from '#platform/moving/use-dragging.ts'
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
  const drag = useDragging(isLocked, onMove)
  const texts = pageTexts.use()
  const moving = movingTexts.use()
  if (blocks.length === 0) return <p className="soft small">{texts.noBlocks}</p>
  return (
    <>
      <ol className={styles.blocks}>
        {blocks.map((block, place) => (
          <li key={block.key} className={styles.block} {...drag(place)}>
            <Row {...props} block={block} place={place} />
          </li>
        ))}
      </ol>
      <p className="soft small">{moving.drag}</p>
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
  const found = findings.get(block.key) ?? []
  const isBad = found.some(({ isBlocking }) => isBlocking)

  return (
    <>
      <button
        type="button"
        className={styles.pick}
        aria-pressed={chosen === place}
        onClick={() => onChoose(place)}
        {...(!isLocked && { onKeyDown: stepOf(place, onMove) })}
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
          <MoveTools
            name={`${name} ${place + 1}`}
            place={place}
            count={blocks.length}
            onMove={onMove}
            onCopy={onCopy}
            onRemove={onRemove}
          />
        </span>
      )}
    </>
  )
}
