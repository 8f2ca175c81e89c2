import { Icon } from '#platform/parts/icons.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { menuOf } from './screens.ts'
import styles from './shell.module.css'
import { shellTexts } from './shell.texts.ts'
import { SideDropdown } from './side-dropdown.tsx'

/** Shows where one works; opens the other stores when there are some. */
export function StoreSwitcher() {
  const texts = shellTexts.use()
  const { me, store } = useSession()
  const face = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {[...store.partnerName][0]}
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{store.name}</span>
        <span className={styles.partner}>{store.partnerName}</span>
      </span>
    </>
  )
  if (me.stores.length < 2) return <div className={styles.store}>{face}</div>
  const items = me.stores.map((each) => ({
    key: `${each.partnerId}-${each.storeId}`,
    label: each.name,
  }))
  function open(key: string): void {
    const next = me.stores.find((each) => `${each.partnerId}-${each.storeId}` === key)
    if (next) void navigate(addressOf(next, menuOf(next.rights)[0] ?? 'orders'))
  }
  return (
    <SideDropdown
      menu={{
        items,
        selectable: true,
        selectedKeys: [`${store.partnerId}-${store.storeId}`],
        onClick: ({ key }) => open(key),
      }}
    >
      <button type="button" className={styles.store} title={texts.switchStore}>
        {face}
        <Icon name="down" size={16} />
      </button>
    </SideDropdown>
  )
}
