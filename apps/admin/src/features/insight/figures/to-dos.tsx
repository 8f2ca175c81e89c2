import { Blank } from '#platform/parts/blank.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Link } from '#platform/router.tsx'
import styles from './home.module.css'
import { homeTexts } from './home.texts.ts'
import { countText, useToDos } from './use-to-dos.ts'

/** What waits for the reader, each with the way to where it is done. */
export function ToDos() {
  const texts = homeTexts.use()
  const answer = useToDos()
  return (
    <Panel title={texts.toDos}>
      <Loaded answer={answer} rows={3}>
        {(toDos) =>
          toDos.length === 0 ? (
            <Blank isSmall title={texts.nothingWaits} text={texts.nothingWaitsHint} />
          ) : (
            <ul className={styles.toDos}>
              {toDos.map((toDo) => (
                <li key={toDo.name}>
                  <Link to={toDo.address} className={styles.toDo}>
                    <span>{toDo.text}</span>
                    <strong>{countText(toDo)}</strong>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}
