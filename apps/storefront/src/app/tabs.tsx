import type { PageName } from '@mallard/contract/pages'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { CartIcon, GridIcon, HomeIcon, UserIcon } from '@mallard/ui/icons'
import { TabBar } from '@mallard/ui/tab-bar'
import { cartNumText, useSession } from '#platform/session.ts'
import { shellTexts } from './shell.texts.ts'

const tabOf: Readonly<Partial<Record<PageName, string>>> = {
  home: 'home',
  homeScoped: 'home',
  goodslist: 'goodslist',
  cart: 'cart',
  userCenter: 'me',
}

export function Tabs({ page, scope: { partnerId, storeId } }: { page: PageName; scope: Scope }) {
  const texts = shellTexts()
  const cartNum = useSession((session) => session.cartNum)
  const notices = useSession((session) => session.notices)
  const store = { partnerId, storeId }
  return (
    <TabBar
      label={texts.tabs}
      current={tabOf[page] ?? ''}
      items={[
        { key: 'home', label: texts.home, href: href('homeScoped', store), icon: <HomeIcon /> },
        {
          key: 'goodslist',
          label: texts.categories,
          href: href('goodslist', store),
          icon: <GridIcon />,
        },
        {
          key: 'cart',
          label: texts.cart,
          href: href('cart', store),
          icon: <CartIcon />,
          badge: cartNumText(cartNum),
        },
        {
          key: 'me',
          label: texts.me,
          href: href('userCenter', store),
          icon: <UserIcon />,
          badge: notices,
        },
      ]}
    />
  )
}
