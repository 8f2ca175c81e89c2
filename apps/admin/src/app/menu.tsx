import { useEffect, useId, useRef } from 'react'
import { useToDos } from '#features/insight/figures/use-to-dos.ts'
import { drawings } from '#platform/parts/drawings.ts'
import { Icon, LineIcon } from '#platform/parts/icons.tsx'
import { addressOf, type Section } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { type Group, groups } from '#platform/section.ts'
import { menu } from '#platform/sections.gen.ts'
import { useSession } from '#platform/session.ts'
import { menuOf, screens, useSectionName } from './screens.ts'
import styles from './menu.module.css'
import { shellTexts } from './shell.texts.ts'
import { useGroups } from './use-groups.ts'

interface MenuProps {
  here: Section | undefined
  /** A section was chosen. */
  onChosen?: () => void
}

const icons: Readonly<Record<Group, string>> = {
  home: screens.home.icon,
  trade: screens.orders.icon,
  catalog: screens.goods.icon,
  marketing: screens.promotions.icon,
  people: screens.members.icon,
  content: screens.agreements.icon,
  smart: screens.devices.icon,
  figures: screens.visits.icon,
  money: screens.payments.icon,
  settings: drawings.settings,
}

interface EntryProps extends MenuProps {
  /** How much waits in a section. */
  waiting: ReadonlyMap<Section, string>
}

/**
 * How much waits in each section, by what waits most there: orders that are late wait to be shipped
 * as well. A hundred and more are not told apart.
 */
function useWaiting(): ReadonlyMap<Section, string> {
  const { data = [] } = useToDos()
  const counts = new Map<Section, number>()
  for (const { section, count, isCut } of data)
    counts.set(section, Math.max(counts.get(section) ?? 0, isCut ? count + 1 : count))
  return new Map([...counts].map(([section, count]) => [section, count > 99 ? '99+' : `${count}`]))
}

/**
 * The sections in groups. A group that is closed still shows the section of the page that is open.
 */
export function Menu({ here, onChosen }: MenuProps) {
  const texts = shellTexts.use()
  const { store } = useSession()
  const open = menuOf(store.rights)
  const { isOpen, toggle } = useGroups(open.length, here)
  const waiting = useWaiting()
  const nav = useRef<HTMLElement>(null)
  // Where the menu is longer than the screen, who comes by an address sees where they are.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [here])

  return (
    <nav ref={nav} className={styles.menu} aria-label={texts.sections}>
      {groups.map((group) => {
        const sections = open.filter((section) =>
          (menu[group] as readonly Section[]).includes(section),
        )
        const [first] = sections
        if (!first) return null
        if (sections.length === 1)
          return <Entry key={group} section={first} {...{ here, onChosen, waiting }} />
        return (
          <Entries
            key={group}
            {...{ group, sections, here, onChosen, waiting }}
            isOpen={isOpen(group)}
            onToggle={() => toggle(group)}
          />
        )
      })}
    </nav>
  )
}

interface EntriesProps extends EntryProps {
  group: Group
  sections: readonly Section[]
  isOpen: boolean
  onToggle: () => void
}

function Entries({ group, sections, isOpen, onToggle, here, onChosen, waiting }: EntriesProps) {
  const texts = shellTexts.use()
  const id = useId()
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.heading}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <LineIcon path={icons[group]} />
        <span className={styles.name}>{texts[group]}</span>
        <Icon name="down" size={14} />
      </button>
      <ul id={id} className={styles.sections}>
        {sections.map((section) => (
          <li key={section}>
            <Entry {...{ section, here, onChosen, waiting }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ section, here, onChosen, waiting }: EntryProps & { section: Section }) {
  const texts = shellTexts.use()
  const count = waiting.get(section)
  const name = useSectionName()(section)
  const { scope } = useSession()
  return (
    <Link
      to={addressOf(scope, section)}
      className={styles.item}
      aria-current={here === section ? 'page' : undefined}
      title={count ? texts.waits(name, count) : name}
      onClick={onChosen}
    >
      <LineIcon path={screens[section].icon} />
      <span className={styles.word}>{name}</span>
      {count && <span className={styles.count} data-count={count} aria-hidden="true" />}
    </Link>
  )
}
